import { borrowedWords, englishHash, saysOther } from "../../../forms/content/editor-values";
import { isBehind, type SectionStanding, scheduleState } from "../../../rules/content/section-standing";
import { type Language, languages } from "../../../rules/site/language";
import { type StoredPage, type StoredSection, sectionNames, storedSection } from "./stored-section";

/** With its standing in each language. */
export type StudioSection = StoredSection & { standing: Record<Language, SectionStanding> };

/** In the order visitors see. */
export function studioSections(page: StoredPage, now: Date): StudioSection[] {
  return sectionNames(page).map(({ name, order }) => {
    const section = storedSection(page, name, order);
    const standing = Object.fromEntries(languages.map((one) => [one, standingIn(section, one, now)]));
    return { ...section, standing: standing as StudioSection["standing"] };
  });
}

function standingIn(section: StoredSection, language: Language, now: Date): SectionStanding {
  const { kind, fields, publicTexts, stored } = section;
  const { row, draft, schedule } = stored[language];
  const isJson = kind === "json";
  return {
    isChanged: isJson ? language === "en" && row !== null : saysOther(fields, publicTexts, language),
    hasDraft: draft !== null,
    schedule: schedule && scheduleState(schedule, now),
    isBehind: language === "es" && !isJson && spanishIsBehind(section),
  };
}

function spanishIsBehind({ fields, publicTexts, stored }: StoredSection): boolean {
  const { row } = stored.es;
  const isWritten = Object.keys(publicTexts.es.own).length > 0;
  const translation = isWritten && row ? { source: row.source_hash } : null;
  return isBehind(
    translation,
    englishHash(fields, publicTexts),
    borrowedWords(fields, publicTexts).length > 0,
  );
}
