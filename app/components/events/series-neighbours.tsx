import { pathOfEvent } from "../../rules/events/event-view";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import { MoreLink } from "../../ui/section";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { useEventWords } from "./use-event-words";

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
export function SeriesNeighbours({ series, before, behind }: Props) {
  const { t } = useWords();
  const eventWords = useEventWords();
  const localPath = useLocalPath();
  const neighbours = [
    [before, "prev", "before"],
    [behind, "next", "behind"],
  ] as const;
  return (
    <section aria-labelledby="series">
      <h2 id="series">{t("events.page.partOf")}</h2>
      <p>{eventWords.rule(series)}</p>
      <ul className="dates">
        {neighbours.map(([date, rel, words]) =>
          date ? (
            <li key={rel}>
              <a href={localPath(pathOfEvent(date))} rel={rel}>
                {t(`events.page.${words}`, { date: eventWords.date(date.event_date, "long") })}
              </a>
            </li>
          ) : null,
        )}
      </ul>
      <MoreLink href={localPath(`/events/${series.slug}`)} label={t("events.page.seriesLink")} />
    </section>
  );
}
