import { publicPath } from "../places/paths";
import type { Language } from "../site/language";
import { listingKinds } from "../site/listing-kinds";

/** What visitors can correct. */
export const correctedKinds = [...listingKinds, "event", "series", "service"] as const;
export type CorrectedKind = (typeof correctedKinds)[number];

export const matters = ["closed", "hours", "number", "way", "other"] as const;
export type Matter = (typeof matters)[number];

/** It was right, somebody has dealt with it, or an edit answered it. */
export const correctionAnswers = ["right", "done", "edited"] as const;
export type CorrectionAnswer = (typeof correctionAnswers)[number];

const day = 24 * 60 * 60_000;

/** The same from one network within this span counts once. */
export const sameSpan = day;
/** How long networks are told apart; after that nothing of them is kept. */
export const countedSpan = 7 * day;
/** With so many networks a place is "reported closed". */
export const enoughNetworks = 3;
/** How long answered ones are kept, and any at all. */
export const keptAnswered = 30 * day;
export const keptAtMost = 90 * day;

export const longestNote = 500;

/** The spans of the current and the previous hash key. */
export function keySpans(now: Date): { current: number; previous: number } {
  const current = Math.floor(now.getTime() / countedSpan) * countedSpan;
  return { current, previous: current - countedSpan };
}

/** The fields each matter is about. "Something else" can only be answered by a person. */
const facts: Record<Matter, readonly string[]> = {
  closed: ["closed_for_season", "hours", "cancelled_at", "event_date"],
  hours: ["hours", "kitchen_until", "closed_for_season", "start_time", "end_time", "event_date"],
  number: ["phone", "whatsapp"],
  way: ["address", "latitude", "longitude", "location"],
  other: [],
};

/** Matters that a change of these fields answers. */
export function answeredBy(fields: readonly string[]): Matter[] {
  return matters.filter((what) => facts[what].some((field) => fields.includes(field)));
}

type Fields = { readonly [field: string]: unknown };

/** Includes fields of a waiting edit. */
export function changedFields(current: Fields, values: Fields): string[] {
  const waiting = (row: Fields) => (row.pending_changes ?? {}) as Fields;
  const differing = (before: Fields, after: Fields) =>
    Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return [
    ...differing(current, values),
    ...("pending_changes" in values ? differing(waiting(current), waiting(values)) : []),
  ];
}

/** The set of words: an event isn't "closed for good", and a service has no owner. */
export function wordsFor(kind: CorrectedKind): "place" | "event" | "service" {
  if (kind === "event" || kind === "series") return "event";
  return kind === "service" ? kind : "place";
}

/** Where visitors read it. */
export function correctedPath(kind: CorrectedKind, { id, slug }: { id: string; slug: string }): string {
  if (kind === "event" || kind === "series") return `/events/${slug}`;
  return kind === "service" ? `/info?service=${encodeURIComponent(id)}` : publicPath(kind, slug);
}

/** Anchors of answered and waiting corrections. */
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

/** Only the fields that its undo needs. */
export function recentOf({ kind, id, what, name, answer, answered_at }: Answered): Answered {
  return { kind, id, what, name, answer, answered_at };
}

const items = /^(business|service):([\w-]{1,80})$/;

/** Parses `item` in the information guide's address. */
export function readItem(
  text: string,
): { kind: "business"; id: string } | { kind: "service"; id: string } | null {
  const [, kind, id] = items.exec(text) ?? [];
  if (!id) return null;
  return kind === "service" ? { kind, id } : { kind: "business", id };
}

type Note = { note: string; language: Language };
const mostNotes = 10;

/** Parses a group's notes, each once. */
export function withNotes<Group extends { notes: string }>(group: Group) {
  const written = (JSON.parse(group.notes) as Note[]).filter(({ note }) => note !== "");
  const once = written.filter(({ note }, at) => written.findIndex((one) => one.note === note) === at);
  return { ...group, notes: once.slice(0, mostNotes) };
}
