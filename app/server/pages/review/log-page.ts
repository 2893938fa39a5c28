import { auditChanges, nameInLog } from "../../../rules/review/audit-changes";
import { type AuditFilter, readAuditFilter, spanOf, thingOf } from "../../../rules/review/audit-filter";
import { foldText } from "../../../rules/site/fold-text";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import {
  type AuditKey,
  type AuditRow,
  type AuditSlice,
  selectAddressOf,
  selectAuditEntries,
} from "../../db/review/log-search";
import { requireAdmin } from "../../http/guards";
import { readNextPageKey } from "../../http/next-page-key";

const linesPerPage = 50;

/** The filtered lines, newest first, in one round trip. */
export async function loadLog(context: Context, url: URL) {
  requireAdmin(context, url);
  const { db } = context.get(servicesContext);
  const filter = readAuditFilter(url.searchParams);
  const after = readNextPageKey(url, ["number", "number"]);
  const [found, [person]] = await ask(db, [
    selectAuditEntries(db, { ...sliceOf(filter), after, limit: linesPerPage + 1 }),
    selectAddressOf(db, filter.person),
  ]);
  const lines = found.slice(0, linesPerPage).map(lineOf);
  const last = lines.at(-1);
  return {
    filter,
    /** Shown in place of the id that a link filters by. */
    person: person?.email ?? null,
    lines,
    next: last && found.length > linesPerPage ? encodePageKey(keyOf(last)) : null,
    isFirst: after === null,
  };
}

export type LogLine = ReturnType<typeof lineOf>;

export function lineOf({ before, after, name, ...row }: AuditRow) {
  const said = { before: parsed(before), after: parsed(after) };
  return {
    ...row,
    name: name ?? nameInLog(said.before, said.after),
    changes: auditChanges(said.before, said.after),
  };
}

export const keyOf = ({ at, line }: { at: number; line: number }): AuditKey => [at, line];

export function sliceOf(filter: AuditFilter): Omit<AuditSlice, "after" | "limit"> {
  const { person, thing, act } = filter;
  return { person: foldText(person), thing: thingOf(thing), act, ...spanOf(filter) };
}

function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}
