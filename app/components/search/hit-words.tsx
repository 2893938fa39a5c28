import { asTyped, type Piece } from "../../rules/search/highlighting";
import type { Hit } from "../../rules/search/search-hit";
import { useWords } from "../site/words";

/** Where it was found, if no word above says so. */
export function Reason({ why: { marks, ofMenu, lackedMarks, tag, inOther } }: Pick<Hit, "why">) {
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
      <SaysInOther inOther={inOther} />
    </p>
  );
}

export function SaysInOther({ inOther: { pieces, lang } }: { inOther: NonNullable<Hit["why"]["inOther"]> }) {
  const { t } = useWords();
  return (
    <>
      {t(`search.saysIn.${lang}`)}{" "}
      <span lang={lang}>
        <Marked pieces={pieces} />
      </span>
    </>
  );
}

/** For a partial match: the missing words, as typed. */
export function Lacks({ words, typed }: { words: string[]; typed: string }) {
  const { t } = useWords();
  const lacking = asTyped(words, typed);
  if (lacking.length === 0) return null;
  return (
    <p className="hit-lacks">{t("search.lacks", { words: lacking.join(` ${t("search.lacksOr")} `) })}</p>
  );
}

/** A text with the searched words marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, isFound }) => {
    const key = at;
    at += text.length;
    return isFound ? <mark key={key}>{text}</mark> : text;
  });
}
