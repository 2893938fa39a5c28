import { foldText } from "../site/fold-text";

const beachWords = /\b(beach|shore|sand|river mouth|playa|orilla|arena|bocas?|estero)\b/;

/** Told by its name. */
export function isOnBeach(...names: (string | null | undefined)[]): boolean {
  return names.some((name) => name && beachWords.test(foldText(name)));
}
