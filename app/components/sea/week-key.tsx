import type { MoonFact } from "../../rules/sea/moon-of-day";
import type { SunDay } from "../../rules/sea/sky-day";
import type { Water } from "../../rules/sea/tide-at";
import { weekdayText } from "../../rules/time/panama-time";
import { useWords } from "../site/words";
import { MoonDisc } from "./moon-disc";
import { useSeaWords } from "./use-sea-words";

type Props = { sky: SunDay; moon: MoonFact; lowest: Water | null };

/** The signs in a day's sea, drawn by the style sheet, fewer on a phone; `lowest` is the week's lowest water in daylight. */
export function WeekKey({ sky, moon, lowest }: Props) {
  const { t, language } = useWords();
  const { at } = useSeaWords();
  return (
    <ul className="week-key" aria-label={t("week.signs.title")}>
      <li>
        <i aria-hidden="true">1</i>
        {t("week.signs.event")}
      </li>
      <li>
        {t("week.signs.beach")}
        {lowest ? (
          <span>
            {t("week.signs.lowest", { day: weekdayText(new Date(lowest.at), language), time: at(lowest.at) })}
          </span>
        ) : null}
      </li>
      <li>{t("week.signs.sun", { rise: at(sky.sunrise), set: at(sky.sunset) })}</li>
      <li>
        <svg viewBox="-11 -11 22 22" aria-hidden="true">
          <MoonDisc angle={moon.angle} radius={10} />
        </svg>
        {t("week.signs.moon")}
      </li>
    </ul>
  );
}
