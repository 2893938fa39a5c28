/** The name under which a browser keeps what is typed for a section in one language. */
export function draftKey(path: string, name: string): string {
  return `/admin/content${path}#${name}`;
}
