import { data, type RouterContextProvider } from "react-router";
import type { WrittenAct } from "../../../rules/content/section-standing";
import { type Language, languageOf, plainPath } from "../../../rules/site/language";
import { slugOf } from "../../../rules/site/slugs";
import { servicesContext } from "../../context";
import {
  selectNewest,
  selectOpenVersions,
  selectVersion,
  type VersionRow,
} from "../../db/content/content-versions";
import { type SectionPlace, selectStudioSections } from "../../db/content/studio-sections";
import { ask } from "../../db/database";
import { textField } from "../../http/form-data";
import type { SignedInForm } from "../../http/submitted-form";
import type { NewVersion, SectionText } from "../../operations/content/save-version";
import { isManaged, pageAt } from "./managed-pages";
import { type StoredSection, storedPage, storedSection } from "./stored-section";

/** The current section a form is about; a new one where the page has none of that name. */
export type FoundSection = StoredSection & {
  language: Language;
  /** Its newest version numbers. */
  newest: Record<Language, number>;
  /** The version that was asked for. */
  revision: VersionRow | null;
};

const longestPath = 200;

/** The page and section named by a form; an impossible path is a 404. */
export function placeIn({ form, url }: Pick<SignedInForm, "form" | "url">): SectionPlace {
  const field = (name: string) => textField(form, name).trim() || (url.searchParams.get(name) ?? "").trim();
  const page_path = field("page_path");
  if (!/^\/[\w/-]*$/.test(page_path) || page_path.length > longestPath) throw data(null, 404);
  return { page_path, section_name: field("section_name") || nameFrom(textField(form, "data.title")) };
}

/** A new section is named after its title. */
function nameFrom(title: string): string {
  return /\p{L}|\p{N}/u.test(title) ? slugOf("post", title) : "";
}

/** Both languages and one version in one round trip; other sections aren't read. */
export async function findSection(
  context: Readonly<RouterContextProvider>,
  place: SectionPlace,
  revision = 0,
): Promise<FoundSection> {
  const { db } = context.get(servicesContext);
  const { section_name } = place;
  const path = plainPath(place.page_path);
  const [rows, open, [newest], [version = null]] = await ask(db, [
    selectStudioSections(db, [path], section_name),
    selectOpenVersions(db, [path], section_name),
    selectNewest(db, { page_path: path, section_name }),
    selectVersion(db, place, revision),
  ]);
  const page = storedPage(pageAt(context, path), rows, open);
  const lastOrder = newest?.lastOrder ?? null;
  const last = Math.max(lastOrder ?? 0, page.builtIn.en.length) + 1;
  const section = storedSection(page, section_name, last);
  if (section.isNew && lastOrder === null && !isManaged(context, path)) throw data(null, 404);
  return {
    ...section,
    language: languageOf(place.page_path),
    newest: { en: newest?.en ?? 0, es: newest?.es ?? 0 },
    revision: version,
  };
}

/** The new version an act saves. */
export function nextVersion(
  { name, order, stored, newest, language: own }: FoundSection,
  act: WrittenAct,
  text: SectionText | null,
  language: Language = own,
): NewVersion {
  const { path: page_path, row } = stored[language];
  const place = { page_path, section_name: name };
  return { place, act, base: newest[language], text, order, row };
}
