import type { MoonFact } from "../../rules/sea/moon-of-day";
import type { SunDay } from "../../rules/sea/sky-day";
import type { Water } from "../../rules/sea/tide-at";
import { weekdayText } from "../../rules/time/panama-time";
import { useWords } from "../site/words";
import { MoonDisc } from "./moon-disc";
import { useSeaWords } from "./use-sea-words";

type Props = { sky: SunDay; moon: MoonFact; lowest: Water | null };

/** The signs in a day's sea, folded on a phone, drawn by the style sheet; `lowest` is the week's lowest water in daylight. */
export function WeekKey({ sky, moon, lowest }: Props) {
  const { t, language } = useWords();
  const { at } = useSeaWords();
  return (
    <details className="week-signs">
      <summary>{t("week.signs.title")}</summary>
      <ul className="week-key">
        <li>
          <i aria-hidden="true">1</i>
          {t("week.signs.event")}
        </li>
        <li>
          {t("week.signs.beach")}
          {lowest
            ? t("week.signs.lowest", { day: weekdayText(new Date(lowest.at), language), time: at(lowest.at) })
            : null}
        </li>
        <li>{t("week.signs.sun", { rise: at(sky.sunrise), set: at(sky.sunset) })}</li>
        <li>
          <svg viewBox="-11 -11 22 22" aria-hidden="true">
            <MoonDisc angle={moon.angle} radius={10} />
          </svg>
          {t("week.signs.moon")}
        </li>
      </ul>
    </details>
  );
}
