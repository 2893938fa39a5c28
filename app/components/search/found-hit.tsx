import type { Hit } from "../../rules/search/search-hit";
import { Icon } from "../../ui/icon";
import { useWords } from "../site/words";
import { FoundPictureOf } from "./found-picture";
import { HitKind } from "./hit-kind";
import { Lacks, Marked, Reason, SaysInOther } from "./hit-words";
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
  const markNames = useMarkNames();
  return (
    <li className="hit">
      <HitName hit={hit} />
      <HitKind hit={hit} now={now} place={hit.group === "guide" ? t("search.wholePage") : null} />
      <HitText hit={hit} />
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

/** A result that mentions it in passing: its name, where that is, and the sentence. */
export function FoundMention({ hit, now }: Pick<Props, "hit" | "now">) {
  const { t } = useWords();
  const { inOther } = hit.why;
  return (
    <li className="hit">
      <HitName hit={hit} />
      <HitKind hit={hit} now={now} place={t(`search.groups.${hit.group}`)} />
      {inOther ? (
        <p className="hit-text">
          <SaysInOther inOther={inOther} />
        </p>
      ) : (
        <HitText hit={hit} />
      )}
    </li>
  );
}

function HitName({ hit: { name, path } }: Pick<Props, "hit">) {
  const { localPath } = useWords();
  return (
    <h3 lang={name.lang}>
      <a href={localPath(path)}>
        <Marked pieces={name.pieces} />
      </a>
    </h3>
  );
}

/** Words that exist in the other language only are named as such. */
function HitText({ hit: { text } }: Pick<Props, "hit">) {
  const { language } = useWords();
  if (text.pieces.length === 0) return null;
  return (
    <p className="hit-text">
      {text.lang === language ? <Marked pieces={text.pieces} /> : <SaysInOther inOther={text} />}
    </p>
  );
}
