import { foldText } from "../site/fold-text";

const beachWords = /\b(beach|shore|sand|river mouth|playa|orilla|arena|bocas?|estero)\b/;

/** True for a place whose name says that the sea comes up to it. */
export function isOnBeach(...names: (string | null | undefined)[]): boolean {
  return names.some((name) => name && beachWords.test(foldText(name)));
}
