/** The HTML of a rendered post, without its cards and drawings. */
export function htmlOf(parts: readonly ({ html: string } | { place: string })[]): string {
  return parts.map((part) => ("html" in part ? part.html : "")).join(" ");
}

/** The addresses that cleaned HTML links to, in order. */
export function linksIn(clean: string): string[] {
  return [...clean.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
}
