import { pathOfEvent } from "../../rules/events/event-view";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import { MoreLink } from "../../ui/section";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { useEventWords } from "./event-words";

type Neighbour = { slug: string; series_instance_date: string | null; event_date: string };
type Props = {
  series: RecurrencePattern & {
    slug: string;
    first_date: string;
    start_time: string | null;
    end_time: string | null;
  };
  before: Neighbour | null;
  behind: Neighbour | null;
};

/** From one date of a series to its neighbours and to all of them. */
export function NeighbourDates({ series, before, behind }: Props) {
  const { t } = useWords();
  const words = useEventWords();
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="series">
      <h2 id="series">{t("events.page.partOf")}</h2>
      <p>{words.rule(series)}</p>
      <ul className="dates">
        {before ? (
          <li>
            <a href={localPath(pathOfEvent(before))} rel="prev">
              {t("events.page.before", { date: words.date(before.event_date, "long") })}
            </a>
          </li>
        ) : null}
        {behind ? (
          <li>
            <a href={localPath(pathOfEvent(behind))} rel="next">
              {t("events.page.behind", { date: words.date(behind.event_date, "long") })}
            </a>
          </li>
        ) : null}
      </ul>
      <MoreLink href={localPath(`/events/${series.slug}`)} label={t("events.page.seriesLink")} />
    </section>
  );
}
