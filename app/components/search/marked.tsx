import type { Piece } from "../../rules/search/marking";

/** A text in which what was looked for stands out. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, isFound }) => {
    const key = at;
    at += text.length;
    return isFound ? <mark key={key}>{text}</mark> : text;
  });
}
