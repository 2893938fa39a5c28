import type { ExportFile } from "../../../rules/review/export-files";
import { localPath } from "../../../rules/site/language";
import { localDate } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { privateCache } from "../../http/cache-headers";
import { languageIn, wordsIn } from "../../http/i18n";
import { readCalendar } from "../../operations/review/export-calendar";
import { readPictures } from "../../operations/review/export-pictures";
import { exportAsCsv, exportAsJson, exportWhole } from "../../operations/review/write-export";

const types = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  zip: "application/zip",
};

/** Streamed, so that the guide is never in memory as a whole. */
export function exportFile(context: Context, { kind, format, part }: ExportFile): Response {
  const services = context.get(servicesContext);
  const number = format === "zip" ? `-${part}` : "";
  const name = `playa-cambutal-${kind === "all" ? "guide" : kind}-${localDate(services.now())}${number}.${format}`;
  const headers = {
    ...privateCache,
    "Content-Type": types[format],
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  const pieces =
    kind === "all"
      ? exportWhole(services)
      : format === "csv"
        ? exportAsCsv(services, kind)
        : format === "json"
          ? exportAsJson(services, kind)
          : format === "ics"
            ? calendarText(context)
            : readPictures(services, part);
  return new Response(streamOf(pieces), { headers });
}

/** An error breaks the download off, so that nobody mistakes half a file for a whole one. */
function streamOf(pieces: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

function calendarText(context: Context): AsyncGenerator<string> {
  const services = context.get(servicesContext);
  const { t } = wordsIn(context);
  const language = languageIn(context);
  return readCalendar(services, {
    name: t("events.feed.name"),
    description: t("events.feed.description"),
    language,
    url: services.settings.origin + localPath(language, "/calendar.ics"),
  });
}
