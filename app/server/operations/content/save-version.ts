import { isTownFacts } from "../../../rules/content/facts-section";
import { cacheTagOfSection } from "../../../rules/content/section-cache-tag";
import { outcomes, type VersionState, type WrittenAct } from "../../../rules/content/section-standing";
import { sitePages } from "../../../rules/content/site-pages";
import { endVersions, insertVersion } from "../../db/content/content-versions";
import { deleteSection, type SectionPlace, type SectionRow } from "../../db/content/studio-sections";
import { pageContent } from "../../db/schema/content";
import { insertPageChanges } from "../../db/search/changes";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { putRow } from "../../db/write-row";
import type { Services } from "../../services";
import { commit, type Statements } from "../site/commit";

/** A translation also names the English it was made from. */
export type SectionText = Pick<SectionRow, "content_data" | "source_version" | "source_hash">;
/** Null where the person who scheduled it has left. */
type Editor = { id: string | null; form?: Sender["form"] };

export type NewVersion = {
  place: SectionPlace;
  act: WrittenAct;
  /** The version it was edited from: where a newer one exists, nothing is saved. */
  base: number;
  /** Null goes back to the built-in text. */
  text: SectionText | null;
  /** For a schedule. */
  publish_at?: number | null;
  /** The position of a section the page doesn't have yet. */
  order: number;
  /** The public text, as it was read. */
  row: (SectionText & Pick<SectionRow, "updated_at">) | null;
  /** Which versions it ends, where that differs from the act's own. */
  ends?: readonly VersionState[];
};

/**
 * Every act on a section (draft, schedule, publish, restore, drop) saves a new version. The public version is
 * projected into `page_content`. All given versions are saved, or none.
 */
export function saveVersion(services: Services, editor: Editor, ...versions: NewVersion[]) {
  const statements = versions.flatMap((version) => writeVersion(services, editor, version));
  const tags = versions.filter(({ act }) => changesPage(act)).map(({ place }) => cacheTagOfSection(place));
  const sender = editor.id === null ? undefined : { ...editor, id: editor.id };
  return commit(services, statements, [...new Set(tags)], sender);
}

const changesPage = (act: WrittenAct) => outcomes[act].state === "public" || act === "delete";

const nothing: { [Name in keyof SectionText]: null } = {
  content_data: null,
  source_version: null,
  source_hash: null,
};

const pathsOfPages = sitePages.map(({ path }) => path).filter((path) => !path.includes("?"));

function writeVersion({ db, now }: Services, editor: Editor, version: NewVersion): Statements {
  const { place, act, base, text, publish_at = null, order, row } = version;
  const { state, ends } = outcomes[act];
  const at = now().getTime();
  const found = base === 0 && row && row.content_data !== "{}" ? row : null;
  const number = base + (found ? 2 : 1);
  const written = { ...place, ...(text ?? nothing), display_order: order };
  const entry = entryOf(editor, `content.${act}`, subjectOf(place), {
    before: changesPage(act) && row ? { content_data: row.content_data } : undefined,
    after: { number, publish_at, ...text },
  });
  return [
    endVersions(db, place, version.ends ?? ends),
    insertVersion(db, { ...written, number, act, state, publish_at, user_id: editor.id, at }, base),
    insertAuditOfChange(db, entry, now()),
    ...(found
      ? [insertVersion(db, { ...place, ...textOf(found), number: 1, act: "found", at: found.updated_at })]
      : []),
    ...(changesPage(act)
      ? [text ? project(db, place, text, number, order, at) : deleteSection(db, place)]
      : []),
    // Every page is searchable by the facts it shows.
    ...(changesPage(act) && isTownFacts(place) ? [insertPageChanges(db, pathsOfPages)] : []),
  ];
}

function project(
  db: Services["db"],
  place: SectionPlace,
  text: SectionText,
  version: number,
  display_order: number,
  at: number,
) {
  const stamps = { created_at: at, updated_at: at };
  const row = {
    ...place,
    ...text,
    id: crypto.randomUUID(),
    is_visible: true,
    display_order,
    version,
    ...stamps,
  };
  return putRow(db, pageContent, row, {
    key: ["page_path", "section_name"],
    changed: ["content_data", "source_version", "source_hash", "version", "updated_at"],
  });
}

export function textOf({ content_data, source_version, source_hash }: Nullable<SectionText>): SectionText {
  return { content_data: content_data ?? "{}", source_version, source_hash };
}

type Nullable<T> = { [Name in keyof T]: T[Name] | null };

export function subjectOf({ page_path, section_name }: SectionPlace) {
  return ["section", `${page_path} ${section_name}`] as const;
}
