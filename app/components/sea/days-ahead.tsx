import type { DayAhead } from "../../rules/sea/day-ahead";
import { queryPath } from "../../rules/site/query-path";
import { dateInWords } from "../../rules/time/dates";
import { MoreLink } from "../../ui/section";
import { useLanguage, useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { SeaStrip } from "./sea-strip";
import { WaterRow } from "./water-row";

export function DaysAhead({ days }: { days: readonly DayAhead[] }) {
  const { t } = useWords();
  const language = useLanguage();
  const localPath = useLocalPath();
  const month = days[0]?.date.slice(0, 7) ?? "";
  return (
    <section className="wrap" aria-labelledby="ahead-title">
      <h2 id="ahead-title">{t("sea.today.ahead")}</h2>
      <ol className="days-ahead">
        {days.map((day) => (
          <li key={day.date}>
            <h3 className="first-up">
              <a href={queryPath(localPath("/today"), { date: day.date })} rel="nofollow">
                {dateInWords(day.date, "weekdayName", language)} {Number(day.date.slice(8))}
              </a>
            </h3>
            <SeaStrip day={day} />
            <WaterRow waters={day.waters} />
          </li>
        ))}
      </ol>
      <MoreLink href={queryPath(localPath("/tides"), { month })} label={t("sea.today.month")} />
    </section>
  );
}
