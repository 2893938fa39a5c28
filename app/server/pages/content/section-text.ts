import { changeItems } from "../../../forms/content/change-items";
import { englishHash } from "../../../forms/content/editor-values";
import { checkJson, checkSection, jsonField } from "../../../forms/content/section-check";
import { dataName } from "../../../forms/content/section-data";
import { sectionSchemas } from "../../../forms/content/section-schemas";
import { withoutEchoes } from "../../../forms/content/shown-section";
import type { FormProblems } from "../../../forms/site/form-answer";
import type { Typed } from "../../../forms/site/parse";
import { readRowChange } from "../../../forms/site/repeated-rows";
import { parseLocalDateTime } from "../../../rules/time/panama-time";
import { textField } from "../../http/form-data";
import type { SectionText } from "../../operations/content/save-version";
import type { FoundSection } from "./find-section";
import { formFields, type StoredSection } from "./stored-section";

/** The fields of a section's text, and its schedule. */
export function typedIn(form: FormData): Typed {
  const names = [...new Set(form.keys())].filter(
    (name) => name.startsWith(`${dataName}.`) || name === jsonField || name === "publish_at",
  );
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return Object.fromEntries(names.map((name) => [name, texts(name)]));
}

/** A button that only changes the form's rows; null for any other. */
export function changedForm(typed: Typed, intent: string): Typed | null {
  const [, emptied] = /^reset:([\w.-]{1,80})$/.exec(intent) ?? [];
  if (emptied) return { ...typed, [emptied]: [""] };
  const change = readRowChange(intent);
  return change && "field" in change ? changeItems(typed, change) : null;
}

export type ReadText =
  | { ok: true; text: SectionText; publishAt: number | null }
  | { ok: false; problems: FormProblems };

/** The checked text and its time of publication. */
export function readText(typed: Typed, form: FormData, section: FoundSection, now: Date): ReadText {
  const { kind, language, isNew, name, publicTexts } = section;
  const fields = formFields(section, language);
  const checked = kind === "json" ? checkJson(typed) : checkSection(sectionSchemas[kind], fields, typed);
  const moment = momentIn(form, now);
  const problems: FormProblems = {
    ...(name ? {} : { section_name: "studio.problems.name" }),
    ...(textField(form, "intent") === "create" && !isNew ? { section_name: "studio.problems.taken" } : {}),
    ...(checked.ok ? {} : checked.problems),
    ...(moment === "late" ? { publish_at: "studio.problems.moment" } : {}),
  };
  if (!checked.ok || moment === "late" || Object.keys(problems).length > 0) return { ok: false, problems };
  const { builtIn } = publicTexts[language];
  const content =
    kind === "json" ? checked.data : withoutEchoes(fields, checked.data, builtIn, language === "en");
  const content_data = JSON.stringify(content);
  const text =
    language === "es"
      ? translationOf(section, content_data)
      : { content_data, source_version: null, source_hash: null };
  return { ok: true, text, publishAt: moment };
}

/** A translation stores which English it was made from. */
export function translationOf(
  { stored, fields, publicTexts }: StoredSection,
  content_data: string,
): SectionText {
  const source_version = stored.en.row?.version ?? 0;
  return { content_data, source_version, source_hash: englishHash(fields, publicTexts) };
}

/** The time of publication; null is now. An empty date in a schedule doesn't mean now. */
function momentIn(form: FormData, now: Date): number | null | "late" {
  if (textField(form, "intent") !== "publish" || !form.has("publish_at")) return null;
  const moment = parseLocalDateTime(textField(form, "publish_at").trim());
  return moment && moment > now ? moment.getTime() : "late";
}

/** Buttons that send the text. Without it, "update" moves the section and "publish" publishes its draft. */
export function isOfText(form: FormData): boolean {
  const intent = textField(form, "intent");
  if (/^(add|remove|earlier|later|reset):/.test(intent)) return true;
  const hasText = [...form.keys()].some((name) => name.startsWith("data.") || name === "content_data");
  return intent === "create" || (hasText && ["publish", "save-draft", "update"].includes(intent));
}
