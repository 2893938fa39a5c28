import type { Hit } from "../../rules/search/hit";
import { Badge } from "../../ui/badge";
import { useEventWords } from "../events/use-event-words";
import { StatusBadge, StatusNext } from "../places/open-status";
import { useWords } from "../site/words";
import { Marked } from "./marked";

type Props = { hit: Hit; now: Date };

/** A thing that was found: what it is called and says, and whether one can go there now. */
export function FoundHit({ hit, now }: Props) {
  const { localPath } = useWords();
  return (
    <li className="hit">
      <h3 lang={hit.name.lang}>
        <a href={localPath(hit.path)}>
          <Marked pieces={hit.name.pieces} />
        </a>
      </h3>
      {hit.partOf ? <p className="hit-state">{hit.partOf}</p> : null}
      <HitState hit={hit} now={now} />
      {hit.text.pieces.length > 0 ? (
        <p lang={hit.text.lang}>
          <Marked pieces={hit.text.pieces} />
        </p>
      ) : null}
    </li>
  );
}

function HitState({ hit: { status, date, ...event }, now }: Props) {
  if (status && status.state !== "unknown") {
    return (
      <p className="hit-state">
        <StatusBadge status={status} /> <StatusNext status={status} now={now} />
      </p>
    );
  }
  return date ? <EventState date={date} {...event} /> : null;
}

function EventState({ date, time, isCancelled }: Pick<Hit, "time" | "isCancelled"> & { date: string }) {
  const { t } = useWords();
  const words = useEventWords();
  return (
    <p className="hit-state">
      {isCancelled ? <Badge tone="closed">{t("events.page.cancelled")}</Badge> : null}{" "}
      <span className="first-up">{words.date(date, "day")}</span>
      {time ? `, ${words.times({ start_time: time, end_time: null })}` : null}
    </p>
  );
}
