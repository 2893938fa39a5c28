import type * as v from "valibot";
import type { EventType } from "../../rules/events/event-types";
import type { RecurrencePattern } from "../../rules/events/recurrence";
import type { CalendarItem, ChangedDate } from "../../rules/imports/calendar-item";
import { cleanHtml } from "../../rules/posts/clean-html";
import { plainText } from "../../rules/posts/html-text";
import { isSame } from "../../rules/review/compare-fields";
import { foldText } from "../../rules/site/fold-text";
import type { Language } from "../../rules/site/language";
import { shortTownName } from "../../rules/town/town";
import { correctedEvent, eventCorrection } from "../events/event-correction";
import { timesText } from "../events/event-time-problems";
import { packTyped, parseForm } from "../site/parse";
import { opening, type RowNote, shortText, type Uploaded } from "./import-row";

export type EventColumns = Omit<ReturnType<typeof correctedEvent>, "event_date"> & {
  event_date: string;
};
export type ImportedDate = { slot: string; fields: Partial<EventColumns>; isOff: boolean };
export type ImportedEvent = {
  name: string;
  fields: EventColumns | null;
  pattern: RecurrencePattern | null;
  skipped: string[];
  /** Dates that differ from the series, by their original day. */
  dates: ImportedDate[];
  /** The rule as written in the file, to detect changes to it. */
  rule: string;
  notes: RowNote[];
};

/** An event of a calendar file as form values; anything that's missing in the file becomes a note. */
export function readEventRow(
  item: CalendarItem,
  language: Language,
  now: Date,
  uploaded: Uploaded,
): ImportedEvent {
  const { title, event_date, start_time, end_time, pattern, skipped, rule } = item;
  const notes: RowNote[] = item.notes.map((about) => ({
    about,
    text: about === "series" || about === "dates" ? rule : "",
  }));
  if (item.comments) notes.push({ about: "comments", text: String(item.comments) });
  const words = plain(item.description);
  const location = plain(item.location) || shortTownName;
  const host = plain(item.host) || location;
  const type = typeOf(`${item.categories} ${title}`);
  const description = words.length >= 10 ? opening(words) : `${title}, ${location}`;
  const add = (field: string, becomes: string) => notes.push({ about: "read", field, text: "", becomes });
  if (!item.location) add("location", location);
  if (!item.host) add("host", host);
  if (words.length < 10) add("description", description);
  if (!type) add("event_type", "social");
  const texts = {
    title: plain(title),
    location: location.slice(0, 160),
    host: host.slice(0, 120),
    description,
  };
  const typed = {
    ...texts,
    full_description: words === description || words.length < 10 ? "" : words.slice(0, 5000),
    image_url: item.pictures.map((address) => uploaded.get(address)).find(Boolean) ?? "",
    event_date,
    start_time,
    end_time,
    event_type: type ?? "social",
    // A calendar file states the end's day, so an end on the next day needs no confirmation.
    end_asked: timesText(start_time, end_time),
  };
  const form = eventCorrection(now, { event_date: "", start_time: null, end_time: null });
  const asRows = Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, [text]]));
  const parsed = parseForm(form, packTyped(asRows));
  const base = { name: title.slice(0, 120), pattern, skipped, rule, dates: [] };
  const isOut = item.notes.includes("cancelled") || (item.notes.includes("past") && !pattern);
  if (!parsed.ok) {
    const wrong = Object.entries(parsed.problems).filter(([field]) => !(isOut && field === "event_date"));
    notes.push(
      ...wrong.map(
        ([field, problem]): RowNote => ({
          about: "wrong",
          field,
          text: shortText(asRows[field]?.[0] ?? ""),
          problem,
        }),
      ),
    );
    return { ...base, fields: null, notes };
  }
  if (isOut) return { ...base, fields: null, notes };
  const fields = columnsOf(parsed.value, language);
  const dates = item.dates.map((date) => readDate(item, date, fields, language, now));
  notes.push(...dates.map(noteOfDate));
  return { ...base, dates, fields, notes };
}

/** What a date changes in its series. If that can't be read, the date stays as in the series. */
function readDate(
  series: CalendarItem,
  { slot, isOff, item }: ChangedDate,
  ofSeries: EventColumns,
  language: Language,
  now: Date,
): ImportedDate {
  const alone = { ...series, ...item, pattern: null, skipped: [], dates: [], notes: [], pictures: [] };
  const { fields } = readEventRow(alone, language, now, new Map());
  const { event_type, image_url, ...said } = fields ?? { ...ofSeries, event_date: slot };
  const shared: { [field: string]: unknown } = { ...ofSeries, event_date: slot };
  const own = Object.entries(said).filter(([field, value]) => !isSame(value, shared[field]));
  return { slot, isOff, fields: Object.fromEntries(own) };
}

function noteOfDate({ slot, isOff, fields }: ImportedDate): RowNote {
  const { event_date = "", start_time } = fields;
  if (isOff) return { about: "dateOff", text: slot };
  const moved = [event_date, start_time].filter(Boolean).join(" ");
  return { about: "dateChanged", text: moved ? `${slot} → ${moved}` : slot };
}

type Value = v.InferOutput<ReturnType<typeof eventCorrection>>;

function columnsOf(value: Value, language: Language): EventColumns {
  const columns = correctedEvent(value, { language, translation: null });
  return { ...columns, event_date: value.event_date };
}

const known: [EventType, RegExp][] = [
  ["kids", /\b(kids?|children|family|ninos?|ninas?|infantil|familia)\b/],
  ["class", /\b(class(es)?|clases?|lessons?|workshops?|taller(es)?|yoga|course|curso)\b/],
  [
    "social",
    /\b(social|party|fiesta|music|musica|concert|concierto|market|mercado|festival|feria|dance|baile|community|comunidad)\b/,
  ],
];

/** Guessed from the categories or the name; null if neither tells. */
function typeOf(text: string): EventType | null {
  return known.find(([, words]) => words.test(foldText(text)))?.[0] ?? null;
}

function plain(text: string): string {
  return (/<[a-z][^>]*>/i.test(text) ? plainText(cleanHtml(text)) : text).trim();
}
