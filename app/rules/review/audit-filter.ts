import { addDays, isDate } from "../time/days";
import { startOfDate } from "../time/panama-time";

/** By whom, on what ("restaurant:8f3a…"), which act, which days. */
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

/** The id may contain a colon. */
export function thingOf(thing: string): { kind: string; id: string } | null {
  const [, kind, id] = /^([\w-]+):(.+)$/s.exec(thing) ?? [];
  return kind && id ? { kind, id } : null;
}

/** From the start of the first day to the end of the last, in Panama's time. */
export function spanOf({ from, to }: Pick<AuditFilter, "from" | "to">) {
  return {
    since: from ? startOfDate(from) : null,
    before: to ? startOfDate(addDays(to, 1)) : null,
  };
}

export function isFiltered(filter: AuditFilter): boolean {
  return Object.values(filter).some(Boolean);
}
