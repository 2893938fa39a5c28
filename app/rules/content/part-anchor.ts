/** Where a card, a fact or an address of a section stands on its page: "spots-dinosaurios". */
export function partAnchor(section: string, id: string): string {
  return `${section}-${id}`;
}
