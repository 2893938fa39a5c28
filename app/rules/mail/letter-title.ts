/** An article stays on the line of its noun. */
export function letterTitle(subject: string): string {
  return subject.replace(/(?<!\S)(an?|the|una?|el|las?|los) /gi, "$1\u00a0");
}
