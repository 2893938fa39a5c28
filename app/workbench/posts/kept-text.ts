import type { Typed } from "../../forms/site/parse";

/** What somebody has written and the server does not have yet, kept on this device. */
export type KeptText = {
  /** Each window keeps its own. */
  name: string;
  typed: Typed;
  token: string;
  savedAt: number;
  writer: string;
};

const keptFor = 14 * 24 * 60 * 60_000;
const begin = "post:";

/** A browser that lets nothing be stored is no reason to fail: it is told by the answer. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** False where this browser keeps nothing. */
export function keepText(text: KeptText): boolean {
  return (
    attempt(() => {
      localStorage.setItem(begin + text.name, JSON.stringify(text));
      return true;
    }) ?? false
  );
}

/** What this person has left unsent here, the latest first; what nobody came back for is cleared away. */
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
