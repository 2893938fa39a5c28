import type { EventType } from "../../rules/events/event-types";
import type { Hit } from "../../rules/search/search-hit";
import { Badge } from "../../ui/badge";
import { useEventWords } from "../events/use-event-words";
import { useCategoryName } from "../places/category-name";
import { StatusBadge, StatusNext } from "../places/open-status";
import { useWords } from "../site/words";

type Props = {
  hit: Hit;
  now: Date;
  /** Said of what is neither a place nor an event nor a part of a page. */
  place: string | null;
};

/** What kind of place or event it is and how things stand there; of anything else, where it stands. */
export function HitKind({ hit, now, place }: Props) {
  const { t } = useWords();
  const categoryName = useCategoryName();
  const type =
    hit.type && (hit.group === "events" ? t(`events.type.${hit.type as EventType}`) : categoryName(hit.type));
  if (type)
    return (
      <p className="hit-state">
        <span className="hit-type">{hit.why.isOfKind ? <mark>{type}</mark> : type}</span>{" "}
        <HitState hit={hit} now={now} />
      </p>
    );
  const where = hit.partOf ?? place;
  return where ? <p className="hit-kind">{where}</p> : null;
}

function HitState({ hit: { status, date, price, ...event }, now }: Omit<Props, "place">) {
  const { t } = useWords();
  return (
    <>
      {price ? <b>{t(price.word, { price: price.text })}</b> : null}
      {price && status ? " " : null}
      {status ? (
        <span className="hit-now">
          <StatusBadge status={status} /> <StatusNext status={status} now={now} />
        </span>
      ) : null}
      {date || event.isOver ? <EventState date={date} {...event} /> : null}
    </>
  );
}

function EventState({
  date,
  time,
  isCancelled,
  isOver,
}: Pick<Hit, "date" | "time" | "isCancelled" | "isOver">) {
  const { t } = useWords();
  const words = useEventWords();
  return (
    <>
      {isCancelled ? <Badge tone="closed">{t("events.page.cancelled")}</Badge> : null}
      {isOver && !isCancelled ? <Badge>{t("events.page.over")}</Badge> : null}{" "}
      {date ? (
        <span className="first-up">
          {words.date(date, "day")}
          {time ? `, ${words.times({ start_time: time, end_time: null })}` : null}
        </span>
      ) : null}
    </>
  );
}
