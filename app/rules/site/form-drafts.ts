import { plainPath } from "./language";

type Typed = { [field: string]: readonly string[] };

/** What was typed into a form and not sent. */
export type Draft = {
  typed: { [field: string]: string[] };
  token: string;
  /** The version the form was opened with: a draft of older text never replaces newer text by itself. */
  version: string;
  savedAt: number;
};

const keptFor = 14 * 24 * 60 * 60_000;
const prefix = "draft:";

/** By person and form, the same in both languages. */
export function draftName(userId: string, path: string): string {
  return `${prefix}${userId}:${plainPath(path)}`;
}

export function isDraftName(name: string): boolean {
  return name.startsWith(prefix);
}

/** New for each form. */
const ownFields = ["form_token", "company_fax", "intent"];
/** Kept with the text although nobody types it. */
const untyped = new Set([...ownFields, "version", "rule_before", "next", "portrait.shown"]);

/** Whether a field is kept and restored. */
export function isKept(field: string): boolean {
  return !ownFields.includes(field);
}

function isTyped(field: string): boolean {
  return !untyped.has(field);
}

/** Fields that differ from what's saved. */
export function unsavedFields(typed: Typed, saved: Typed): string[] {
  const names = [...new Set([...Object.keys(typed), ...Object.keys(saved)])].filter(isTyped);
  return names.filter((name) => !isSame(typed[name], saved[name]));
}

/** Empty rows don't count, and forms send line breaks as CRLF. */
function isSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  const [a, b] = [one, other].map((rows) =>
    rows.map((row) => row.replace(/\r\n?/g, "\n").trim()).filter(Boolean),
  );
  return JSON.stringify(a) === JSON.stringify(b);
}

export type DraftStanding = "none" | "goes on" | "was overtaken";

/** What to do with a stored draft: it's the same as saved, it continues, or the saved text has changed since. */
export function draftStanding(
  draft: Draft | null,
  saved: { typed: Typed; version: string },
  now: number,
): DraftStanding {
  if (!draft || now - draft.savedAt > keptFor) return "none";
  if (overtyped(draft.typed, saved.typed).length === 0) return "none";
  return draft.version === saved.version ? "goes on" : "was overtaken";
}

/** Only fields that were in the draft's form count. */
function overtyped(draft: Typed, saved: Typed): string[] {
  return unsavedFields(draft, saved).filter((field) => field in draft);
}
