import type { SunDay } from "../../rules/sea/sky-day";
import type { Water } from "../../rules/sea/tide-at";
import { weekdayText } from "../../rules/time/panama-time";
import { useWords } from "../site/words";
import { useSeaWords } from "./use-sea-words";

/** The signs in a day's sea, drawn by the style sheet; `lowest` is the week's lowest water in daylight. */
export function WeekKey({ sky, lowest }: { sky: SunDay; lowest: Water | null }) {
  const { t, language } = useWords();
  const { at } = useSeaWords();
  return (
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
    </ul>
  );
}
