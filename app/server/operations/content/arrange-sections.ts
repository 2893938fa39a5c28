import { sql } from "drizzle-orm";
import { cacheTagOfSection } from "../../../rules/content/section-cache-tag";
import type { SectionPlace, SectionRow } from "../../db/content/studio-sections";
import { pageContent } from "../../db/schema/content";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { statement } from "../../db/statement";
import type { Services } from "../../services";
import { commit } from "../site/commit";
import { subjectOf } from "./save-version";

/** For both languages, stored with the English page. */
type Arranged = { name: string; order: number; isVisible: boolean };

/** Only while the page is as it was read; `rows` are all sections of its English page. */
export function arrangeSections(
  services: Services,
  editor: Sender,
  act: "order" | "show" | "hide",
  place: SectionPlace,
  rows: readonly SectionRow[],
  arranged: readonly Arranged[],
) {
  const { db, now } = services;
  const path = place.page_path;
  const newest = Math.max(0, ...rows.map(({ updated_at }) => updated_at));
  const at = Math.max(now().getTime(), newest + 1);
  const list = arranged.map((one) => ({ ...one, id: crypto.randomUUID() }));
  const before = rows.map(({ section_name, display_order, is_visible }) => ({
    name: section_name,
    order: display_order,
    isVisible: is_visible,
  }));
  const entry = entryOf(editor, `content.${act}`, subjectOf(place), { before, after: arranged });
  return commit(
    services,
    [
      statement(
        db,
        sql`INSERT INTO ${pageContent} (id, page_path, section_name, content_data, is_visible, display_order, version, created_at, updated_at)
          SELECT value ->> 'id', ${path}, value ->> 'name', '{}', value ->> 'isVisible', value ->> 'order', 0, ${at}, ${at}
          FROM json_each(${JSON.stringify(list)})
          WHERE (SELECT count(*) FROM ${pageContent} WHERE page_path = ${path}) = ${rows.length}
            AND (SELECT coalesce(max(updated_at), 0) FROM ${pageContent} WHERE page_path = ${path}) = ${newest}
          ON CONFLICT (page_path, section_name) DO UPDATE
          SET display_order = excluded.display_order, is_visible = excluded.is_visible, updated_at = excluded.updated_at`,
      ),
      insertAuditOfChange(db, entry, now()),
    ],
    [cacheTagOfSection(place)],
    editor,
  );
}
