/** How the id of a seeded listing begins; other ids are random. */
export const demonstrationId = "demo-";

/** A listing of the demonstration data: made up, and no owner wrote it. */
export function isDemonstration({ id }: { id: string }): boolean {
  return id.startsWith(demonstrationId);
}
