import { crc32 } from "node:zlib";
import { feedEntries } from "../../../rules/events/feed-entries";
import { feedEnd, feedEntriesText, feedHead } from "../../../rules/events/feed-icalendar";
import { longestZip, type ZipEntry, zipEnd, zipHeader } from "../../../rules/pictures/zip-file";
import { type ExportKind, picturesInZip } from "../../../rules/review/export-files";
import { ask } from "../../db/database";
import {
  selectExportedChanges,
  selectExportedEvents,
  selectExportedSeries,
} from "../../db/events/exported-events";
import { selectExportedPictures, selectExportRows } from "../../db/review/export-rows";
import type { Services } from "../../services";

/** A post may have several hundred kilobytes. */
const rowsAtOnce = 25;
const eventsAtOnce = 100;

/** A few rows at a time. */
export async function* readExported({ db }: Services, kind: ExportKind): AsyncGenerator<object[]> {
  let after = "";
  for (;;) {
    const [rows] = await ask(db, [selectExportRows(db, kind, after, rowsAtOnce)]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = "id" in last ? last.id : last.key;
  }
}

type Head = Parameters<typeof feedHead>[0];

/** All public events and series as iCalendar. */
export async function* readCalendar({ db, settings }: Services, head: Head): AsyncGenerator<string> {
  const site = { origin: settings.origin, language: head.language };
  const all = { type: "all", range: null } as const;
  yield feedHead(head);
  for (let after = ""; ; ) {
    const [events] = await ask(db, [selectExportedEvents(db, after, eventsAtOnce)]);
    const last = events.at(-1);
    if (!last) break;
    yield feedEntriesText(feedEntries({ events, series: [], changes: [] }, site, all));
    after = last.id;
  }
  for (let after = ""; ; ) {
    const [series] = await ask(db, [selectExportedSeries(db, after, eventsAtOnce)]);
    const last = series.at(-1);
    if (!last) break;
    const ids = series.map(({ id }) => id);
    const [changes] = await ask(db, [selectExportedChanges(db, ids)]);
    yield feedEntriesText(feedEntries({ events: [], series, changes }, site, all));
    after = last.id;
  }
  yield feedEnd;
}

/** Up to so many pictures in a zip; missing ones are listed at its end. */
export async function* readPictures({ db, buckets }: Services, part: number): AsyncGenerator<Uint8Array> {
  const [rows] = await ask(db, [selectExportedPictures(db, (part - 1) * picturesInZip, picturesInZip)]);
  const entries: ZipEntry[] = [];
  const missing: string[] = [];
  let length = 0;
  const add = function* (name: string, bytes: Uint8Array, at: Date) {
    const entry = { name, size: bytes.length, crc: crc32(bytes), at };
    entries.push(entry);
    const header = zipHeader(entry);
    length += header.length + bytes.length;
    yield header;
    yield bytes;
  };
  for (const { bucket, key, created_at } of rows) {
    const object = await buckets[bucket].get(key);
    if (!object || length + object.size > longestZip / 2) missing.push(`${bucket}/${key}\r\n`);
    else yield* add(`${bucket}/${key}`, new Uint8Array(await object.arrayBuffer()), new Date(created_at));
  }
  if (missing.length > 0) yield* add("missing.txt", new TextEncoder().encode(missing.join("")), new Date(0));
  yield zipEnd(entries);
}
