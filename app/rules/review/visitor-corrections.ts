import { publicPath } from "../places/paths";
import type { Language } from "../site/language";
import { listingKinds } from "../site/slugs";

/** What a visitor may say is wrong somewhere: in a place, an event, a series or a service of the information guide. */
export const correctedKinds = [...listingKinds, "event", "series", "service"] as const;
export type CorrectedKind = (typeof correctedKinds)[number];

export const matters = ["closed", "hours", "number", "way", "other"] as const;
export type Matter = (typeof matters)[number];

/** What became of it: it was right all along, somebody saw to it, or an edit of the facts answered it. */
export const correctionAnswers = ["right", "done", "edited"] as const;
export type CorrectionAnswer = (typeof correctionAnswers)[number];

const day = 24 * 60 * 60_000;

/** The same said again from the same network within this span is one. */
export const sameSpan = day;
/** Within this span networks are counted; then nothing is kept of them. */
export const countedSpan = 7 * day;
/** So many different networks within that span, and admins read "reported closed". */
export const enoughNetworks = 3;
/** An answered one is kept for so long, any for so long at most. */
export const keptAnswered = 30 * day;
export const keptAtMost = 90 * day;

export const longestNote = 500;

/** The span of a key, by which networks are told apart, and the one before. */
export function keySpans(now: Date): { current: number; previous: number } {
  const current = Math.floor(now.getTime() / countedSpan) * countedSpan;
  return { current, previous: current - countedSpan };
}

/** The facts that each matter is about. "Something else" could be anything: only a person can say that it is answered. */
const facts: Record<Matter, readonly string[]> = {
  closed: ["closed_for_season", "hours", "cancelled_at", "event_date"],
  hours: ["hours", "kitchen_until", "closed_for_season", "start_time", "end_time", "event_date"],
  number: ["phone", "whatsapp"],
  way: ["address", "latitude", "longitude", "location"],
  other: [],
};

/** What visitors said that a change of these fields answers. */
export function answeredBy(fields: readonly string[]): Matter[] {
  return matters.filter((what) => facts[what].some((field) => fields.includes(field)));
}

type Fields = { readonly [field: string]: unknown };

/** The fields that a write changes, also those of an edit that waits for review. */
export function changedFields(current: Fields, values: Fields): string[] {
  const waiting = (row: Fields) => (row.pending_changes ?? {}) as Fields;
  const differing = (before: Fields, after: Fields) =>
    Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return [
    ...differing(current, values),
    ...("pending_changes" in values ? differing(waiting(current), waiting(values)) : []),
  ];
}

/** Which words ask about it: an event is not "closed for good", a service is nobody's. */
export function wordsFor(kind: CorrectedKind): "place" | "event" | "service" {
  if (kind === "event" || kind === "series") return "event";
  return kind === "service" ? kind : "place";
}

/** Where visitors read what is corrected. */
export function correctedPath(kind: CorrectedKind, { id, slug }: { id: string; slug: string }): string {
  if (kind === "event" || kind === "series") return `/events/${slug}`;
  return kind === "service" ? `/info?service=${encodeURIComponent(id)}` : publicPath(kind, slug);
}

/** Where what was answered a moment ago stands on a page, and where what waits does. */
export const answersAnchor = "answered";
export const correctionAnchor = ({ kind, id, what }: { kind: CorrectedKind; id: string; what: Matter }) =>
  `correction-${kind}-${id}-${what}`;

type Answered = {
  kind: CorrectedKind;
  id: string;
  what: Matter;
  name: string;
  answer: CorrectionAnswer;
  answered_at: number;
};

/** An answer of a moment ago, as its way back names it. */
export function recentOf({ kind, id, what, name, answer, answered_at }: Answered): Answered {
  return { kind, id, what, name, answer, answered_at };
}

const items = /^(business|service):([\w-]{1,80})$/;

/** What `item` of an address of the information guide names. */
export function readItem(
  text: string,
): { kind: "business"; id: string } | { kind: "service"; id: string } | null {
  const [, kind, id] = items.exec(text) ?? [];
  if (!id) return null;
  return kind === "service" ? { kind, id } : { kind: "business", id };
}

type Note = { note: string; language: Language };
const mostNotes = 10;

/** A group, whose notes come as JSON, with what was written, once each. */
export function withNotes<Group extends { notes: string }>(group: Group) {
  const written = (JSON.parse(group.notes) as Note[]).filter(({ note }) => note !== "");
  const once = written.filter(({ note }, at) => written.findIndex((one) => one.note === note) === at);
  return { ...group, notes: once.slice(0, mostNotes) };
}
