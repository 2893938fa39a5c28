import type { GuideCost } from "../../locales/guide-text";
import type { Placed } from "../../rules/content/overlay";
import { type BusWay, usualWay } from "../../rules/info/rides-of-day";
import { dateInWords } from "../../rules/time/date-words";
import { formatDay } from "../../rules/time/days";
import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import { useTownName } from "./use-town-name";
import { useTravelWords } from "./use-travel-words";

type Props = {
  bus: BusWay;
  costs: Placed<GuideCost>[];
  day: number;
  /** Today, whether what leaves at this minute is gone. */
  hasLeft: (at: number) => boolean;
};

/** On a holiday with unknown hours: the latest way that would connect if the rest left as on that weekday. */
export function UsualWay({ bus, costs, day, hasLeft }: Props) {
  const { t, language } = useWords();
  const { at, between } = useTravelWords();
  const townName = useTownName();
  const way = usualWay(bus, costs, "there", day);
  const [first, last] = [way?.[0], way?.at(-1)];
  if (!way || !first || !last) return null;
  const legs = way.map(({ connection: { from }, leaves }) =>
    t("guides.travel.usualLeg", { town: townName(from), time: at(leaves) }),
  );
  const weekday = dateInWords(formatDay(day), "weekdayName", language);
  const usual = t("guides.travel.usual", {
    day: weekday,
    way: legs.join(", "),
    when: between(last.arrives),
  });
  const left = { day: weekday, time: at(first.leaves) };
  return (
    <p>
      {hasLeft(first.leaves) ? (
        <TodayOnly dated={usual}>{t("guides.travel.usualLeft", left)}</TodayOnly>
      ) : (
        usual
      )}
    </p>
  );
}
