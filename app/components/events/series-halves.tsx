import type { Halves } from "../../rules/events/series-halves";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { useEventWords } from "./use-event-words";

export type SeriesHalf = { slug: string; first_date: string };

/** Where a series that was split goes on, and where it began. */
export function SeriesHalves({ before, behind }: Halves<SeriesHalf>) {
  const { t } = useWords();
  const words = useEventWords();
  const localPath = useLocalPath();
  const way = (half: SeriesHalf, rel: string, name: "beganBefore" | "goesOn") => (
    <p>
      <a href={localPath(`/events/${half.slug}`)} rel={rel}>
        {t(`events.page.${name}`, { date: words.date(half.first_date, "long") })}
      </a>
    </p>
  );
  return (
    <>
      {before ? way(before, "prev", "beganBefore") : null}
      {behind ? way(behind, "next", "goesOn") : null}
    </>
  );
}
