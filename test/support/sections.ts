import type { Town } from "./town";

type Given = { visible?: boolean; order?: number };

/** A stored section; text is stored as given, even if it's invalid. */
export async function writeSection(
  town: Town,
  path: string,
  name: string,
  data: unknown,
  { visible = true, order = 1 }: Given = {},
): Promise<void> {
  await town.rows(
    `INSERT INTO page_content
       (id, page_path, section_name, content_data, is_visible, display_order, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0)
     ON CONFLICT (page_path, section_name) DO UPDATE SET content_data = ?4, is_visible = ?5, display_order = ?6`,
    `${path} ${name}`,
    path,
    name,
    typeof data === "string" ? data : JSON.stringify(data),
    visible ? 1 : 0,
    order,
  );
}

export async function forgetSections(town: Town): Promise<void> {
  await town.rows("DELETE FROM page_content");
}

/** Deletes drafts and former versions too. */
export async function forgetStudio(town: Town): Promise<void> {
  for (const table of ["page_content", "content_versions"]) await town.rows(`DELETE FROM ${table}`);
}
