import { addDays, isDate } from "../time/days";
import { startOfDate } from "../time/panama-time";

/** What the log is asked for: by whom, on what ("restaurant:8f3a…"), what was done, on which days. */
export type AuditFilter = { person: string; thing: string; act: string; from: string; to: string };

export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, 200);
  const date = (name: string) => (isDate(text(name)) ? text(name) : "");
  return {
    person: text("person"),
    thing: thingOf(text("thing")) ? text("thing") : "",
    act: text("act"),
    from: date("from"),
    to: date("to"),
  };
}

/** The kind of a thing and its id, which may hold a colon itself. */
export function thingOf(thing: string): { kind: string; id: string } | null {
  const [, kind, id] = /^([\w-]+):(.+)$/s.exec(thing) ?? [];
  return kind && id ? { kind, id } : null;
}

/** From the first moment of the first day up to that of the day behind the last, as the town counts days. */
export function spanOf({ from, to }: Pick<AuditFilter, "from" | "to">) {
  return {
    since: from ? startOfDate(from) : null,
    before: to ? startOfDate(addDays(to, 1)) : null,
  };
}

export function isFiltered(filter: AuditFilter): boolean {
  return Object.values(filter).some(Boolean);
}
