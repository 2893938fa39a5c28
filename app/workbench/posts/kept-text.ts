import type { Typed } from "../../forms/site/parse";

/** Text on this device that the server doesn't have yet. */
export type KeptText = {
  /** One per window. */
  name: string;
  typed: Typed;
  token: string;
  savedAt: number;
  writer: string;
};

const keptFor = 14 * 24 * 60 * 60_000;
const begin = "post:";

/** Storage may be blocked; then nothing is kept. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** False if storage is blocked. */
export function keepText(text: KeptText): boolean {
  return (
    attempt(() => {
      localStorage.setItem(begin + text.name, JSON.stringify(text));
      return true;
    }) ?? false
  );
}

/** A writer's unsent texts, newest first. Old ones are removed. */
export function keptTexts(writer: string, now: number): KeptText[] {
  const names = attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(begin))) ?? [];
  const texts = names.flatMap((name) => {
    const text = attempt(() => JSON.parse(localStorage.getItem(name) ?? "null") as KeptText | null);
    if (text && now - text.savedAt < keptFor) return text.writer === writer ? [text] : [];
    attempt(() => localStorage.removeItem(name));
    return [];
  });
  return texts.sort((one, other) => other.savedAt - one.savedAt);
}

export function dropText(name: string): void {
  attempt(() => localStorage.removeItem(begin + name));
}
