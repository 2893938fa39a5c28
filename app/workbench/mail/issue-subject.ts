import type { Language } from "../../rules/site/language";

/** The subject in the reader's language, or else in the other. */
export function issueSubject(
  { subject_en, subject_es }: { subject_en: string; subject_es: string },
  language: Language,
): string {
  return language === "en" ? subject_en || subject_es : subject_es || subject_en;
}
