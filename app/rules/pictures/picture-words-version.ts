import { hashOf } from "../site/text-hash";

/** For noticing that somebody has changed a picture's texts. */
export function pictureWordsVersion({ alt_en, alt_es }: { alt_en: string; alt_es: string }): string {
  return hashOf(JSON.stringify([alt_en, alt_es]));
}
