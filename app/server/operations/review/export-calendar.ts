import { feedEntries } from "../../../rules/events/feed-entries";
import { feedEnd, feedEntriesText, feedHead } from "../../../rules/events/feed-icalendar";
import { ask } from "../../db/database";
import {
  selectExportedChanges,
  selectExportedEvents,
  selectExportedSeries,
} from "../../db/events/exported-events";
import type { Services } from "../../services";

const eventsAtOnce = 100;

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
