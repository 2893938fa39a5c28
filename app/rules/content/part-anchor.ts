/** The anchor of a card or fact: "spots-dinosaurios". */
export function partAnchor(section: string, id: string): string {
  return `${section}-${id}`;
}

/** Sections whose items have anchors of their own. */
export function hasAnchors({ kind }: { kind?: string }): boolean {
  return kind === "cards" || kind === "spots";
}
