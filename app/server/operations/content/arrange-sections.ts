import { type SQL, sql } from "drizzle-orm";
import { tagsOfContent } from "../../../rules/content/content-tags";
import type { PlacedName } from "../../../rules/content/section-order";
import type { SectionPlace, SectionRow } from "../../db/content/sections";
import { putRow } from "../../db/rows";
import { pageContent } from "../../db/schema/content";
import { entryOf, insertAuditOfChange, type Sender } from "../../db/site/audit-log";
import { statement } from "../../db/statement";
import type { Services } from "../../services";
import { commit, type Stale } from "../site/commit";
import { subjectOf } from "./save-version";

type Edited = Promise<{ ok: true } | Stale>;

/** Puts the sections of a page into a new order, as far as it differs from the one there is; `rows` are those seen. */
export function orderSections(
  services: Services,
  editor: Sender,
  place: SectionPlace,
  rows: readonly SectionRow[],
  placed: readonly PlacedName[],
): Edited {
  const { db, now } = services;
  const newest = Math.max(0, ...rows.map(({ updated_at }) => updated_at));
  const at = Math.max(now().getTime(), newest + 1);
  const list = placed.map((one) => ({ ...one, id: crypto.randomUUID() }));
  const told = { before: orderOf(rows), after: placed };
  return commit(
    services,
    [
      statement(
        db,
        sql`INSERT INTO ${pageContent} (id, page_path, section_name, content_data, is_visible, display_order, version, created_at, updated_at)
          SELECT value ->> 'id', ${place.page_path}, value ->> 'name', '{}', 1, value ->> 'order', 0, ${at}, ${at}
          FROM json_each(${JSON.stringify(list)}) WHERE ${isAsSeen(place.page_path, rows.length, newest)}
          ON CONFLICT (page_path, section_name) DO UPDATE SET display_order = excluded.display_order, updated_at = excluded.updated_at`,
      ),
      insertAuditOfChange(db, entryOf(editor, "content.order", subjectOf(place), told), now()),
    ],
    tagsOfContent(place.page_path),
    editor,
  );
}

/** A section is shown or not, in both languages: that stands in the row of the English page. */
export function showSection(
  services: Services,
  editor: Sender,
  place: SectionPlace,
  is_visible: boolean,
  order: number,
): Edited {
  const { db, now } = services;
  const at = now().getTime();
  const row = {
    ...place,
    id: crypto.randomUUID(),
    content_data: "{}",
    is_visible,
    display_order: order,
    version: 0,
    created_at: at,
    updated_at: at,
  };
  const isOther = sql`NOT EXISTS (SELECT 1 FROM ${pageContent} WHERE page_path = ${place.page_path}
    AND section_name = ${place.section_name} AND is_visible = ${is_visible ? 1 : 0})`;
  const action = is_visible ? "content.show" : "content.hide";
  return commit(
    services,
    [
      putRow(
        db,
        pageContent,
        row,
        { key: ["page_path", "section_name"], changed: ["is_visible", "updated_at"] },
        [isOther],
      ),
      insertAuditOfChange(db, entryOf(editor, action, subjectOf(place)), now()),
    ],
    tagsOfContent(place.page_path),
    editor,
  );
}

function isAsSeen(path: string, count: number, newest: number): SQL {
  return sql`(SELECT count(*) FROM ${pageContent} WHERE page_path = ${path}) = ${count}
    AND (SELECT coalesce(max(updated_at), 0) FROM ${pageContent} WHERE page_path = ${path}) = ${newest}`;
}

function orderOf(rows: readonly SectionRow[]) {
  return rows.map(({ section_name, display_order }) => ({ name: section_name, order: display_order }));
}
