import type { EventType } from "../../rules/events/event-types";
import { asTyped, type Piece } from "../../rules/search/highlighting";
import type { Hit } from "../../rules/search/search-hit";
import { Badge } from "../../ui/badge";
import { Icon } from "../../ui/icon";
import { useEventWords } from "../events/use-event-words";
import { useCategoryName } from "../places/category-name";
import { StatusBadge, StatusNext } from "../places/open-status";
import { useWords } from "../site/words";
import { FoundPictureOf } from "./found-picture";
import { useMarkNames } from "./places-with-mark";

type Props = {
  hit: Hit;
  /** The original query, if no result has all of its words. */
  near: string | null;
  now: Date;
};

/** A result: its name, an excerpt, and whether it is open now. */
export function FoundHit({ hit, near, now }: Props) {
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  const markNames = useMarkNames();
  const type =
    hit.type && (hit.group === "events" ? t(`events.type.${hit.type as EventType}`) : categoryName(hit.type));
  return (
    <li className="hit">
      <h3 lang={hit.name.lang}>
        <a href={localPath(hit.path)}>
          <Marked pieces={hit.name.pieces} />
        </a>
      </h3>
      {type ? (
        <p className="hit-state">
          <span className="hit-type">{hit.why.isOfKind ? <mark>{type}</mark> : type}</span>{" "}
          <HitState hit={hit} now={now} />
        </p>
      ) : hit.partOf || hit.group === "guide" ? (
        <p className="hit-kind">{hit.partOf ?? t("search.wholePage")}</p>
      ) : null}
      {hit.text.pieces.length > 0 ? (
        <p className="hit-text" lang={hit.text.lang}>
          <Marked pieces={hit.text.pieces} />
        </p>
      ) : null}
      {hit.dishes.map((dish) => (
        <p className="hit-dish" key={dish.path} lang={dish.lang}>
          <a href={localPath(dish.path)}>{dish.text}</a> <Icon name="arrow-right" />
        </p>
      ))}
      {hit.where ? (
        <p className="hit-where hit-address" lang={hit.where.lang}>
          <Marked pieces={hit.where.pieces} />
        </p>
      ) : null}
      {hit.marks.length > 0 && hit.why.marks.length === 0 ? (
        <p className="hit-where hit-marks">{markNames(hit.marks)}</p>
      ) : null}
      <Reason why={hit.why} />
      {near ? <Lacks words={hit.lacks} typed={near} /> : null}
      {hit.picture ? <FoundPictureOf picture={hit.picture} /> : null}
    </li>
  );
}

function HitState({ hit: { status, date, price, ...event }, now }: Omit<Props, "near">) {
  const { t } = useWords();
  return (
    <>
      {price ? <b>{t(price.word, { price: price.text })}</b> : null}
      {price && status ? " " : null}
      {status ? (
        <>
          <StatusBadge status={status} /> <StatusNext status={status} now={now} />
        </>
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

/** Where it was found, if no word above says so. */
function Reason({ why: { marks, ofMenu, lackedMarks, tag, inOther } }: Pick<Hit, "why">) {
  const { t } = useWords();
  const said = [
    ...marks.map((mark) => t(`marks.yes.${mark}`)),
    ...ofMenu.map((mark) => t(`marks.ofMenu.${mark}`)),
    ...lackedMarks.map((mark) => t(`marks.no.${mark}`)),
  ];
  if (said.length > 0)
    return (
      <p className="hit-where">
        <mark>{said.join(" · ")}</mark>
      </p>
    );
  if (tag)
    return (
      <p className="hit-where">
        <mark>#{tag}</mark>
      </p>
    );
  if (!inOther) return null;
  return (
    <p className="hit-where">
      {t(`search.saysIn.${inOther.lang}`)}{" "}
      <span lang={inOther.lang}>
        <Marked pieces={inOther.pieces} />
      </span>
    </p>
  );
}

/** For a partial match: the missing words, as typed. */
function Lacks({ words, typed }: { words: string[]; typed: string }) {
  const { t } = useWords();
  const lacking = asTyped(words, typed);
  if (lacking.length === 0) return null;
  return <p className="hit-lacks">{t("search.lacks", { words: lacking.join(", ") })}</p>;
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
