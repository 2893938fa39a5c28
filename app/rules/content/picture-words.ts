import { hashOf } from "./localised-text";

/** Tells the words of a picture from what they were and will be. */
export function wordsVersion({ alt_en, alt_es }: { alt_en: string; alt_es: string }): string {
  return hashOf(JSON.stringify([alt_en, alt_es]));
}
