import { data } from "react-router";
import { lastOrder } from "../../../rules/content/section-order";
import { type Language, languageOf, localPath, plainPath } from "../../../rules/site/language";
import { slugOf } from "../../../rules/site/slugs";
import { servicesContext } from "../../context";
import { ask } from "../../db/client";
import { selectVersions } from "../../db/content/section-versions";
import { type SectionPlace, selectDrafts, selectSchedules, selectSections } from "../../db/content/sections";
import { textField } from "../../http/form-data";
import type { OwnSent } from "../../http/sent-form";
import type { SeenSection } from "../../operations/content/write-section";
import { isManaged } from "./managed-pages";
import { pageAt } from "./studio-page";
import { type PageRows, type StudioSection, studioSections } from "./studio-sections";

/** What a form of the studio is about, as it stands now. */
export type Looked = {
  sections: StudioSection[];
  rows: PageRows["rows"];
  /** The section the form names; a new one where the page has none of that name. */
  section: StudioSection;
  isNew: boolean;
  language: Language;
  place: SectionPlace;
  seen: Record<Language, SeenSection>;
};

const longestPath = 200;

/** The page and the section that a form names; what can be no page of ours is a 404. */
export function placeIn({ form, url }: Pick<OwnSent, "form" | "url">): SectionPlace {
  const field = (name: string) => textField(form, name).trim() || (url.searchParams.get(name) ?? "").trim();
  const page_path = field("page_path");
  if (!/^\/[\w/-]*$/.test(page_path) || page_path.length > longestPath) throw data(null, 404);
  const given = field("section_name");
  const section_name = given || nameFrom(textField(form, "data.title"));
  return { page_path, section_name };
}

/** A new section is called after its title. */
function nameFrom(title: string): string {
  return /\p{L}|\p{N}/u.test(title) ? slugOf("post", title) : "";
}

/** Everything about a section in both languages, in one round trip. */
export async function lookAt(sent: OwnSent, place: SectionPlace): Promise<Looked> {
  const { db, now } = sent.context.get(servicesContext);
  const path = plainPath(place.page_path);
  const page = pageAt(sent.context, path);
  const at = { en: { ...place, page_path: path }, es: { ...place, page_path: localPath("es", path) } };
  const [rows, drafts, schedules, [english], [spanish]] = await ask(db, [
    selectSections(db, [path]),
    selectDrafts(db, [path]),
    selectSchedules(db, [path]),
    selectVersions(db, at.en, 1),
    selectVersions(db, at.es, 1),
  ]);
  const sections = studioSections(page, { rows, drafts, schedules }, now());
  if (sections.length === 0 && !isManaged(sent.context, path)) throw data(null, 404);
  const known = sections.find(({ name }) => name === place.section_name);
  const section = known ?? newSection(place, path, now());
  const order = known?.order ?? lastOrder(sections);
  const seen = (language: Language, last = 0): SeenSection => ({
    place: at[language],
    row: section.stored[language].row,
    last,
    order,
  });
  return {
    ...{ sections, rows, section, place },
    isNew: !known,
    language: languageOf(place.page_path),
    seen: { en: seen("en", english?.number), es: seen("es", spanish?.number) },
  };
}

/** A section of words that the page does not have yet. */
function newSection({ section_name }: SectionPlace, path: string, now: Date): StudioSection {
  const row = { page_path: path, section_name, content_data: "{}", display_order: 0, number: 0 };
  const draft = { ...row, user_id: null, updated_at: 0, author: null };
  const page = { path, scene: "", sectionsIn: () => [] };
  const [section] = studioSections(page, { rows: [], drafts: [draft], schedules: [] }, now);
  return section as StudioSection;
}
