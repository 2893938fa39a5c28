import { plainPath } from "./language";

type Typed = { [field: string]: readonly string[] };

/** What somebody typed into a form and has not sent. */
export type Draft = {
  typed: { [field: string]: string[] };
  token: string;
  /** What the form was opened with: a draft of words that have changed since is never put in their place by itself. */
  version: string;
  savedAt: number;
};

const keptFor = 14 * 24 * 60 * 60_000;
const prefix = "draft:";

/** Where a draft is kept: each person's own, one a form, whichever language the page around it speaks. */
export function draftName(userId: string, path: string): string {
  return `${prefix}${userId}:${plainPath(path)}`;
}

export function isDraftName(name: string): boolean {
  return name.startsWith(prefix);
}

/** Each form has these anew. */
const ownFields = ["form_token", "company_fax", "intent"];
/** What comes back with the words, though nobody types it. */
const untyped = new Set([...ownFields, "version", "rule_before", "next", "portrait.shown"]);

/** Whether a field is kept, and comes back with what was typed. */
export function isKept(field: string): boolean {
  return !ownFields.includes(field);
}

function isTyped(field: string): boolean {
  return !untyped.has(field);
}

/** What would be lost if the form were left now: fields that say something else than what is saved. */
export function unsavedFields(typed: Typed, saved: Typed): string[] {
  const names = [...new Set([...Object.keys(typed), ...Object.keys(saved)])].filter(isTyped);
  return names.filter((name) => !isSame(typed[name], saved[name]));
}

/** Empty rows say nothing, and a form sends every new line as two signs. */
function isSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  const [a, b] = [one, other].map((rows) =>
    rows.map((row) => row.replace(/\r\n?/g, "\n").trim()).filter(Boolean),
  );
  return JSON.stringify(a) === JSON.stringify(b);
}

export type DraftStanding = "none" | "goes on" | "was overtaken";

/** What to do with a draft that is found: nothing of it is new; it goes on; or the words it was made from have changed. */
export function draftStanding(
  draft: Draft | null,
  saved: { typed: Typed; version: string },
  now: number,
): DraftStanding {
  if (!draft || now - draft.savedAt > keptFor) return "none";
  if (overtyped(draft.typed, saved.typed).length === 0) return "none";
  return draft.version === saved.version ? "goes on" : "was overtaken";
}

/** A draft knows the fields that stood in its form; of others nothing was typed. */
function overtyped(draft: Typed, saved: Typed): string[] {
  return unsavedFields(draft, saved).filter((field) => field in draft);
}
