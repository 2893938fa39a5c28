/** Where a card or a fact of a section stands on its page: "spots-dinosaurios". */
export function partAnchor(section: string, id: string): string {
  return `${section}-${id}`;
}

/** The sections whose cards and spots are asked for by name; the others are found whole. */
export function hasAnchors({ kind }: { kind?: string }): boolean {
  return kind === "cards" || kind === "spots";
}
