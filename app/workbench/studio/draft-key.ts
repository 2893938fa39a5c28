/** Where the draft of a section in one language is kept in the browser. */
export function draftKey(path: string, name: string): string {
  return `/admin/content${path}#${name}`;
}
