type Fields = Record<string, string | number | boolean | null>;

/** One JSON line per event. Callers pass no personal data: no addresses, names or queries. */
export function eventLine(event: string, fields: Fields = {}): string {
  return JSON.stringify({ event, ...fields });
}

export function failureLine(event: string, error: unknown): string {
  return eventLine(event, { error: withoutAddresses(reasonOf(error)), stack: stackOf(error) });
}

/** Another program's message without mail addresses. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"',;:/]+@[^\s<>"',;:]+/g, "(an address)");
}

/** Without the query and values that Drizzle adds to a database error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : statusOf(error);
  const isQuery = error.message.startsWith("Failed query");
  const cause = error.cause === undefined ? "" : reasonOf(error.cause);
  return isQuery ? cause || "failed query" : `${error.name}: ${error.message}${cause && ` <- ${cause}`}`;
}

/** A thrown response, or an unknown value. */
function statusOf(thrown: unknown): string {
  const { status, init } = (thrown ?? {}) as { status?: number; init?: { status?: number } };
  return `an answer of ${status ?? init?.status ?? "no status"}`;
}

function stackOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return lines
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 5)
    .join(" ");
}
