const longestExcerpt = 110;

/** As many whole sentences as a card shows; a first one that is longer is cut between words. */
export function excerpt(text: string): string {
  if (text.length <= longestExcerpt) return text;
  const ends = [...text.matchAll(/[.!?…]["”»)]*(?=\s+["“«¿¡(]?\p{Lu})/gu)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  const end = ends.findLast((one) => one <= longestExcerpt);
  if (end) return text.slice(0, end);
  return `${text.slice(0, longestExcerpt).replace(/[\s.,;:]+\S*$/, "")}…`;
}
