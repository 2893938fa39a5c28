/** The cache tag of every list events stand in: calendar, agenda, feeds, home. */
export const eventsTag = "events";

export function pageTag(path: string): string {
  return `page:${path}`;
}
