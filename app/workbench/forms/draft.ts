import type { Typed } from "../../forms/parse";
import { plainPath } from "../../rules/site/language";

/** What somebody has typed and not sent; both languages of a form share it. */
export type Draft = { typed: Typed; token: string; savedAt: number };

const keptFor = 14 * 24 * 60 * 60_000;
const unkept = new Set(["form_token", "company_fax", "intent"]);

const nameOf = (path: string) => `draft:${plainPath(path)}`;

/** A browser that lets nothing be stored is no reason to fail. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function typedIn(form: FormData): { typed: Typed; token: string } {
  const names = [...new Set(form.keys())].filter((name) => !unkept.has(name));
  const words = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return {
    typed: Object.fromEntries(names.map((name) => [name, words(name)])),
    token: String(form.get("form_token") ?? ""),
  };
}

export function saveDraft(path: string, form: FormData, now: number): void {
  attempt(() => localStorage.setItem(nameOf(path), JSON.stringify({ ...typedIn(form), savedAt: now })));
}

export function readDraft(path: string, now: number): Draft | null {
  const stored = attempt(() => JSON.parse(localStorage.getItem(nameOf(path)) ?? "null") as Draft | null);
  return stored && now - stored.savedAt < keptFor ? stored : null;
}

export function dropDraft(path: string): void {
  attempt(() => localStorage.removeItem(nameOf(path)));
}
