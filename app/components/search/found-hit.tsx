import type { EventType } from "../../rules/places/categories";
import type { Piece } from "../../rules/search/highlighting";
import type { Hit } from "../../rules/search/search-hit";
import { Badge } from "../../ui/badge";
import { useEventWords } from "../events/use-event-words";
import { useCategoryName } from "../places/category-name";
import { StatusBadge, StatusNext } from "../places/open-status";
import { useWords } from "../site/words";
import { FoundPictureOf } from "./found-picture";

type Props = { hit: Hit; now: Date };

/** A result: its name, an excerpt, and whether it is open now. */
export function FoundHit({ hit, now }: Props) {
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  const type =
    hit.type && (hit.group === "events" ? t(`events.type.${hit.type as EventType}`) : categoryName(hit.type));
  return (
    <li className="hit">
      <h3 lang={hit.name.lang}>
        <a href={localPath(hit.path)}>
          <Marked pieces={hit.name.pieces} />
        </a>
      </h3>
      {type || hit.partOf ? <p className="hit-kind">{type ? <Badge>{type}</Badge> : hit.partOf}</p> : null}
      <HitState hit={hit} now={now} />
      {hit.price ? <p className="hit-price">{t("places.stay.from", { price: hit.price })}</p> : null}
      {hit.text.pieces.length > 0 ? (
        <p className="hit-text" lang={hit.text.lang}>
          <Marked pieces={hit.text.pieces} />
        </p>
      ) : null}
      {hit.where ? (
        <p className="hit-where" lang={hit.where.lang}>
          {hit.where.text}
        </p>
      ) : null}
      {hit.picture ? <FoundPictureOf picture={hit.picture} /> : null}
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
      <span className="first-up">
        {words.date(date, "day")}
        {time ? `, ${words.times({ start_time: time, end_time: null })}` : null}
      </span>
    </p>
  );
}

/** A text with the searched words marked. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, isFound }) => {
    const key = at;
    at += text.length;
    return isFound ? <mark key={key}>{text}</mark> : text;
  });
}
