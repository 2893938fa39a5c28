const longestExcerpt = 100;
/** A beginning of a sentence that says something by itself. */
const shortestClause = 30;

/** As many whole sentences as a card shows; of a first one that is longer what precedes a colon, else whole words. */
export function excerpt(text: string): string {
  if (text.length <= longestExcerpt) return text;
  const ends = [...text.matchAll(/[.!?…]["”»)]*(?=\s+["“«¿¡(]?\p{Lu})/gu)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  const end = ends.findLast((one) => one <= longestExcerpt);
  if (end) return text.slice(0, end);
  const clause = text.slice(0, longestExcerpt).search(/[:;]\s/);
  if (clause >= shortestClause) return `${text.slice(0, clause)}.`;
  return `${text.slice(0, longestExcerpt).replace(/[\s.,;:]+\S*$/, "")}…`;
}
