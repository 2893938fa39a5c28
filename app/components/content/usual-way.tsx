import type { GuideCost } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { type BusWay, usualWay } from "../../rules/info/rides-of-day";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { useWords } from "../site/words";
import { useTownName } from "./use-town-name";
import { useTravelWords } from "./use-travel-words";

type Props = { bus: BusWay; costs: Placed<GuideCost>[]; day: number };

/** On a holiday with unknown hours: the latest way that would connect if the rest left as on that weekday. */
export function UsualWay({ bus, costs, day }: Props) {
  const { t, language } = useWords();
  const { at, between } = useTravelWords();
  const townName = useTownName();
  const way = usualWay(bus, costs, "there", day);
  const last = way?.at(-1);
  if (!way || !last) return null;
  const legs = way.map(({ connection: { from }, leaves }) =>
    t("guides.travel.usualLeg", { town: townName(from), time: at(leaves) }),
  );
  return (
    <p>
      {t("guides.travel.usual", {
        day: dateInWords(formatDay(day), "weekdayName", language),
        way: legs.join(", "),
        when: between(last.arrives),
      })}
    </p>
  );
}
