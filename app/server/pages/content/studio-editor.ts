import { editorValues, englishWords } from "../../../forms/content/editor-values";
import type { SectionEditor, SectionHistory, ShownVersion } from "../../../forms/content/section-view";
import { type SectionChange, sectionDiff } from "../../../rules/content/section-diff";
import type { ScheduleState } from "../../../rules/content/section-standing";
import type { Language } from "../../../rules/site/language";
import type { VersionRow } from "../../db/content/content-versions";
import { formFields, readData } from "./stored-section";
import type { StudioSection } from "./studio-sections";

export const versionsPerPage = 6;

/** One language of a section, ready to edit. */
export function sectionEditor(
  section: StudioSection,
  language: Language,
  found: { versions: VersionRow[]; newest: number; source: string | null; isNewest: boolean },
): SectionEditor {
  const { stored, draftTexts, publicTexts, standing, fields } = section;
  const { path, row, draft, schedule } = stored[language];
  return {
    language,
    path,
    version: found.newest,
    fields: formFields(section, language),
    ...editorValues(fields, language, draftTexts),
    json: section.kind === "json" ? ((draft ?? row)?.content_data ?? "") : null,
    draft: draft && { author: draft.author, at: draft.at },
    schedule: schedule && {
      number: schedule.number,
      publish_at: schedule.publish_at ?? 0,
      state: standing[language].schedule as ScheduleState,
    },
    isChanged: standing[language].isChanged || draft !== null,
    behind: language === "es" && standing.es.isBehind ? behindChanges(section, found.source) : null,
    isUntranslated: language === "es" && Object.keys(publicTexts.es.own).length === 0,
    history: historyOf(found.versions, row?.version ?? 0, found.isNewest),
  };
}

/** What has changed in English since the translation. */
function behindChanges({ fields, publicTexts }: StudioSection, source: string | null): SectionChange[] {
  const { own, builtIn } = publicTexts.en;
  const before = readData(source === null ? null : { content_data: source });
  return sectionDiff(englishWords(fields, before, builtIn), englishWords(fields, own, builtIn));
}

/** Each version compared with the one before. */
function historyOf(rows: VersionRow[], publicNumber: number, isNewest: boolean): SectionHistory {
  const listed = rows.slice(0, versionsPerPage);
  const versions = listed.map((row, index): ShownVersion => {
    const { number, act, at, author } = row;
    const before = rows[index + 1];
    return {
      number,
      act,
      at,
      author,
      changes: sectionDiff(readData(before), readData(row)),
      isPublic: number === publicNumber,
      hasText: row.content_data !== null && act !== "discard" && act !== "unschedule",
    };
  });
  const last = listed.at(-1);
  return { versions, older: rows.length > versionsPerPage && last ? last.number : null, isNewest };
}
