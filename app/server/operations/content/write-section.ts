import type { SectionAct } from "../../../rules/content/section-standing";
import { insertVersion, isNewest } from "../../db/content/section-versions";
import { deleteDraft, type SectionPlace, type SectionRow } from "../../db/content/sections";
import { putRow } from "../../db/rows";
import { contentDrafts, contentSchedules, pageContent } from "../../db/schema/content";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import type { Services } from "../../services";

/** A section in one language as somebody saw it. */
export type SeenSection = {
  place: SectionPlace;
  row: SectionRow | null;
  /** The number of its newest version. */
  last: number;
  /** Where it shall stand if the page does not have it yet. */
  order: number;
};

/** What it shall say; of a translation also the English words it was made from. */
export type SectionText = {
  content_data: string;
  source_version: number | null;
  source_hash: string | null;
};

const key = ["page_path", "section_name"] as const;
const textColumns = ["content_data", "source_version", "source_hash"] as const;

/** The public text of a section, and the version it becomes. */
export function writePublic(
  services: Services,
  editor: Sender,
  seen: SeenSection,
  act: SectionAct,
  text: SectionText,
) {
  const { db, now } = services;
  const { place, row, last, order } = seen;
  const at = now().getTime();
  const number = nextNumber(seen);
  const written = {
    ...place,
    ...text,
    id: crypto.randomUUID(),
    is_visible: true,
    display_order: order,
    version: number,
    created_at: at,
    updated_at: at,
  };
  const changed = [...textColumns, "version", "updated_at"] as const;
  const told = { before: row && { content_data: row.content_data }, after: { number, ...text } };
  return [
    putRow(db, pageContent, written, { key, changed }, [isNewest(place, last)]),
    insertAuditOfChange(db, entryOf(editor, `content.${act}`, subjectOf(place), told), now()),
    ...writeVersions(services, editor, seen, act, text),
    deleteDraft(db, place),
  ];
}

/** What is written and not yet public. */
export function writeDraft(services: Services, editor: Sender, seen: SeenSection, text: SectionText) {
  const { db, now } = services;
  const { place, last, order } = seen;
  const number = nextNumber(seen);
  const { content_data } = text;
  const draft = { ...place, content_data, display_order: order, number, user_id: editor.id };
  const changed = ["content_data", "number", "user_id", "updated_at"] as const;
  const entry = entryOf(editor, "content.draft", subjectOf(place), { after: { number, ...text } });
  return [
    putRow(db, contentDrafts, { ...draft, updated_at: now().getTime() }, { key, changed }, [
      isNewest(place, last),
    ]),
    insertAuditOfChange(db, entry, now()),
    ...writeVersions(services, editor, seen, "draft", text),
  ];
}

/** A version that waits for its instant, pinned to what is public now. */
export function writeSchedule(
  services: Services,
  editor: Sender,
  seen: SeenSection,
  text: SectionText,
  publish_at: number,
) {
  const { db, now } = services;
  const { place, row, last, order } = seen;
  const number = nextNumber(seen);
  const base = row?.version ?? 0;
  const plan = { number, base, publish_at, user_id: editor.id, stopped_at: null };
  const changed = ["number", "base", "publish_at", "user_id", "stopped_at"] as const;
  const entry = entryOf(editor, "content.schedule", subjectOf(place), {
    after: { number, publish_at, ...text },
  });
  return [
    putRow(db, contentSchedules, { ...place, ...plan, display_order: order }, { key, changed }, [
      isNewest(place, last),
    ]),
    insertAuditOfChange(db, entry, now()),
    ...writeVersions(services, editor, seen, "schedule", text),
    deleteDraft(db, place),
  ];
}

/** The new version, behind the one that was found where nobody had written one. */
function writeVersions(
  { db, now }: Services,
  editor: Sender,
  seen: SeenSection,
  act: SectionAct,
  text: SectionText,
) {
  const { place, row } = seen;
  const found = isFound(seen) && row ? [{ ...textOf(row), act: "found" as const, at: row.updated_at }] : [];
  const written = { ...text, act, user_id: editor.id, at: now().getTime(), number: nextNumber(seen) };
  return [
    ...found.map((one) => insertVersion(db, { ...place, ...one, number: 1 })),
    insertVersion(db, { ...place, ...written }),
  ];
}

function textOf({ content_data, source_version, source_hash }: SectionRow): SectionText {
  return { content_data, source_version, source_hash };
}

/** A row that says something, and that no version tells of. */
function isFound({ row, last }: SeenSection): boolean {
  return row !== null && last === 0 && row.content_data !== "{}";
}

function nextNumber(seen: SeenSection): number {
  return seen.last + (isFound(seen) ? 2 : 1);
}

export function subjectOf({ page_path, section_name }: SectionPlace) {
  return ["section", `${page_path} ${section_name}`] as const;
}
