import type { Language } from "../../rules/site/language";

/** What a letter is called on the screens: its subject in the reader's language, or in the other. */
export function issueSubject(
  { subject_en, subject_es }: { subject_en: string; subject_es: string },
  language: Language,
): string {
  return language === "en" ? subject_en || subject_es : subject_es || subject_en;
}
