/** One line of JSON an event. Callers pass no personal data: no addresses, no names, no queries. */
export function log(event: string, fields: Record<string, string | number | boolean | null> = {}): void {
  console.info(JSON.stringify({ event, ...fields }));
}

export function logFailure(event: string, error: unknown): void {
  const cause = error instanceof Error && error.cause ? ` <- ${String(error.cause)}` : "";
  console.error(JSON.stringify({ event, error: String(error) + cause, stack: stackOf(error) }));
}

function stackOf(error: unknown): string {
  return error instanceof Error
    ? (error.stack ?? "").split("\n").slice(1, 6).join(" ").replace(/\s+/g, " ")
    : "";
}
