import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const [before, young] = (() => {
  const all = globSync("drizzle/*.sql").sort();
  const at = all.findIndex((path) => path.includes("a_section_is_a_list_of_versions"));
  const read = (paths: string[]) => paths.map((path) => readFileSync(path, "utf8")).join("\n");
  return [read(all.slice(0, at)), read(all.slice(at))];
})();

const versions = (database: DatabaseSync) =>
  database
    .prepare(
      "SELECT section_name AS name, number, state, publish_at AS at FROM content_versions ORDER BY 1, 2",
    )
    .all()
    .map((row) => Object.values(row).join(" ").trim());

/** As the previous release stores a draft and a schedule, in its own order. */
const draft = (number: number, title: string) => `
  INSERT INTO content_drafts VALUES ('/', 'hero', '{"title":"${title}"}', 1, ${number}, 'ada', ${number})
    ON CONFLICT (page_path, section_name) DO UPDATE SET content_data = excluded.content_data, number = excluded.number;
  INSERT INTO content_versions (page_path, section_name, number, act, content_data, at)
    VALUES ('/', 'hero', ${number}, 'draft', '{"title":"${title}"}', ${number});`;
const plan = (number: number) => `
  INSERT INTO content_schedules VALUES ('/', 'cards', ${number}, 0, 3, 900, 'ada', NULL)
    ON CONFLICT (page_path, section_name) DO UPDATE SET number = excluded.number;
  INSERT INTO content_versions (page_path, section_name, number, act, content_data, at)
    VALUES ('/', 'cards', ${number}, 'schedule', '{}', 2);`;

test("drafts, schedules and public texts are migrated as states of their versions", () => {
  const database = new DatabaseSync(":memory:");
  database.exec(before);
  database.exec(`
    INSERT INTO content_versions (page_path, section_name, number, act, at) VALUES ('/', 'hero', 1, 'publish', 1);
    INSERT INTO page_content (id, page_path, section_name, content_data, version, created_at, updated_at)
      VALUES ('a', '/', 'hero', '{}', 1, 1, 1);
    ${draft(2, "First")} ${draft(3, "Second")} ${plan(1)} ${plan(2)}
    UPDATE content_drafts SET content_data = '{"title":"With another picture"}';`);
  database.exec(young);
  expect(versions(database)).toEqual([
    "cards 1 past",
    "cards 2 waiting 900",
    "hero 1 public",
    "hero 2 past",
    "hero 3 draft",
  ]);
  const [{ text }] = database
    .prepare("SELECT content_data AS text FROM content_versions WHERE state = 'draft'")
    .all() as [{ text: string }];
  expect(text).toContain("With another picture");
});

test("what the previous release writes meanwhile, or after a rollback, is known to this one, and the other way around", () => {
  const database = new DatabaseSync(":memory:");
  database.exec(before + young);
  database.exec(draft(1, "First") + draft(2, "Second") + plan(1));
  expect(versions(database)).toEqual(["cards 1 waiting 900", "hero 1 past", "hero 2 draft"]);
  database.exec("DELETE FROM content_drafts");
  expect(versions(database)).toEqual(["cards 1 waiting 900", "hero 1 past", "hero 2 past"]);
  database.exec("UPDATE content_versions SET state = 'past' WHERE section_name = 'cards'");
  expect(database.prepare("SELECT * FROM content_schedules").all()).toEqual([]);
});
