const longestExcerpt = 110;
/** A beginning of a sentence that says something by itself. */
const shortestClause = 30;

/** As many whole sentences as a card shows; of a first one that is longer its first clauses, else whole words. */
export function excerpt(text: string): string {
  if (text.length <= longestExcerpt) return text;
  const ends = [...text.matchAll(/[.!?…]["”»)]*(?=\s+["“«¿¡(]?\p{Lu})/gu)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  const end = ends.findLast((one) => one <= longestExcerpt);
  if (end) return text.slice(0, end);
  const shown = text.slice(0, longestExcerpt);
  const clauses = [shown.search(/[:;]\s/), shown.lastIndexOf(", ")];
  const clause = clauses.find((one) => one >= shortestClause);
  if (clause) return `${text.slice(0, clause)}.`;
  return `${shown.replace(/[\s.,;:]+\S*$/, "")}…`;
}
