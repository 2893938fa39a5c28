import type { Typed } from "../../forms/site/parse";
import { type Draft, draftName, isDraftName, isKept } from "../../rules/site/form-drafts";
import { plainPath } from "../../rules/site/language";

/** Storage may be blocked; then drafts just aren't kept. */
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

/** For forms with one value per field. */
export function firstsOf(typed: Typed): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([name, [value = ""]]) => [name, value]));
}

/** FormData leaves out unticked boxes; a draft has to remember that they were unticked. */
function boxesIn(form: HTMLFormElement): Typed {
  const boxes = [...form.elements].filter(
    (one) => one instanceof HTMLInputElement && one.type === "checkbox",
  );
  return Object.fromEntries(boxes.map((box) => [(box as HTMLInputElement).name, []]));
}

export function saveDraft(userId: string, path: string, form: HTMLFormElement, now: number): boolean {
  const lastSent = typedIn(new FormData(form));
  const [typed, token] = [{ ...boxesIn(form), ...lastSent.typed }, lastSent.token];
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

/** For every user, because the form may have been sent after signing in as someone else. */
export function dropDraft(path: string): void {
  const end = `:${plainPath(path)}`;
  attempt(() => {
    for (const name of Object.keys(localStorage))
      if (isDraftName(name) && name.endsWith(end)) localStorage.removeItem(name);
  });
}
