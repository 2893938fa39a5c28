import type { Typed } from "../../forms/parse";
import { type Draft, draftName, isDraftName, isKept } from "../../rules/site/drafts";
import { plainPath } from "../../rules/site/language";

/** A browser that lets nothing be stored is no reason to fail. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function typedIn(form: FormData): { typed: Typed; token: string } {
  const names = [...new Set(form.keys())].filter(isKept);
  const words = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return {
    typed: Object.fromEntries(names.map((name) => [name, words(name)])),
    token: String(form.get("form_token") ?? ""),
  };
}

export function saveDraft(userId: string, path: string, form: FormData, now: number): boolean {
  const { typed, token } = typedIn(form);
  const draft = { typed, token, version: typed.version?.[0] ?? "", savedAt: now };
  const stored = attempt(() => {
    localStorage.setItem(draftName(userId, path), JSON.stringify(draft));
    return true;
  });
  return stored ?? false;
}

export function readDraft(userId: string, path: string): Draft | null {
  const name = draftName(userId, path);
  return attempt(() => JSON.parse(localStorage.getItem(name) ?? "null") as Draft | null);
}

/** Whoever is signed in by now: what has arrived is no draft any more. */
export function dropDraft(path: string): void {
  const end = `:${plainPath(path)}`;
  attempt(() => {
    for (const name of Object.keys(localStorage))
      if (isDraftName(name) && name.endsWith(end)) localStorage.removeItem(name);
  });
}
