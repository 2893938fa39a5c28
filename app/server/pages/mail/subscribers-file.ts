import { csvRows, writeCsv } from "../../../rules/content/csv";
import { isoInPanama, localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { selectSubscribers } from "../../db/mail/subscribers";
import { privateCache } from "../../http/cache-headers";
import { requireAdmin } from "../../http/guards";

const rowsAtOnce = 500;
const columns = ["email", "language", "state", "signed_up", "confirmed", "left"];

/** All subscribers as CSV, streamed. */
export function subscribersFile(context: Context, url: URL): Response {
  requireAdmin(context, url);
  const { db, now } = context.get(servicesContext);
  const encoder = new TextEncoder();
  let after = "";
  const table = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(writeCsv([columns])));
    },
    async pull(controller) {
      const rows = await selectSubscribers(db, after, rowsAtOnce);
      if (rows.length > 0) controller.enqueue(encoder.encode(csvRows(rows.map(cellsOf))));
      after = rows.at(-1)?.email ?? after;
      if (rows.length < rowsAtOnce) controller.close();
    },
  });
  const headers = {
    ...privateCache,
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="playa-cambutal-newsletter-${localDate(now())}.csv"`,
  };
  return new Response(table, { headers });
}

type Row = Awaited<ReturnType<typeof selectSubscribers>>[number];

function cellsOf({ email, language, state, ...at }: Row): string[] {
  const instant = (value: number | null) => (value === null ? "" : isoInPanama(new Date(value)));
  return [
    email,
    language,
    state,
    instant(at.created_at),
    instant(at.confirmed_at),
    instant(at.unsubscribed_at),
  ];
}
