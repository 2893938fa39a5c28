import { csvRows, writeCsv } from "../../../rules/content/csv";
import { auditText, nameInLog } from "../../../rules/review/audit-changes";
import { readAuditFilter } from "../../../rules/review/audit-filter";
import { isoInPanama, localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { type AuditKey, type AuditRow, selectAuditEntries } from "../../db/review/log-search";
import { privateCache } from "../../http/cache-headers";
import { requireAdmin } from "../../http/guards";
import { keyOf, sliceOf } from "./log-page";

const linesAtOnce = 500;
const columns = ["at", "person", "person_id", "act", "kind", "id", "name", "before", "after"];

/** The filtered lines as CSV, streamed. */
export function logFile(context: Context, url: URL): Response {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const slice = { ...sliceOf(readAuditFilter(url.searchParams)), limit: linesAtOnce };
  const encoder = new TextEncoder();
  let after: AuditKey | null = null;
  const table = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(writeCsv([columns])));
    },
    async pull(controller) {
      const [rows] = await ask(db, [selectAuditEntries(db, { ...slice, after })]);
      const last = rows.at(-1);
      if (last) controller.enqueue(encoder.encode(csvRows(rows.map(cellsOf))));
      if (last && rows.length === linesAtOnce) after = keyOf(last);
      else controller.close();
    },
  });
  const headers = {
    ...privateCache,
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="playa-cambutal-log-${localDate(now())}.csv"`,
  };
  return new Response(table, { headers });
}

function cellsOf(row: AuditRow): string[] {
  const [before, after] = [row.before, row.after].map((json) => (json === null ? null : JSON.parse(json)));
  return [
    isoInPanama(new Date(row.at)),
    ...[row.actor ?? "", row.actor_id ?? "", row.action, row.kind, row.id],
    ...[row.name ?? nameInLog(before, after) ?? "", auditText(before), auditText(after)],
  ];
}
