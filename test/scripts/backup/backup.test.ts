import { describe, expect, test } from "vitest";
import { damages, readSums, writeSums } from "../../../scripts/backup/checksums";
import { readWords } from "../../../scripts/backup/command-line";
import { workIn } from "../../../scripts/backup/emptiness";
import { readManifest, unknownMigrations } from "../../../scripts/backup/manifest";
import { objectPath } from "../../../scripts/backup/object-path";
import { lineOf, nextPageSize, parcels } from "../../../scripts/backup/row-lines";
import { insertQuery, pageQuery, positionOf } from "../../../scripts/backup/row-queries";
import {
  dropsOf,
  parentsFirst,
  type SchemaEntry,
  stepsOf,
  type Table,
  tableOf,
} from "../../../scripts/backup/schema";

const column = (name: string, pk = 0, type = "TEXT", hidden = 0) => ({ name, type, pk, hidden });
const table = (name: string, ...parents: string[]): Table => ({
  name,
  columns: ["rowid", "id"],
  order: ["rowid"],
  parents: parents.map((one) => ({ table: one, from: "id", to: "id" })),
});

describe("A table", () => {
  test("is read by its rowid, which is kept, and without generated columns", () => {
    const columns = [column("id", 1), column("name"), column("shout", 0, "TEXT", 2)];
    const read = tableOf("places", columns, true, []);
    expect(read).toMatchObject({ columns: ["rowid", "id", "name"], order: ["rowid"] });
    expect(pageQuery(read, true)).toBe(
      'SELECT "rowid", "id", "name" FROM "places"  ORDER BY "rowid" LIMIT ?',
    );
    expect(pageQuery(read, false)).toContain('WHERE ("rowid") > (?)');
    expect(positionOf(read, [7, "a", "Ana"])).toEqual([7]);
  });

  test("is read by its own number or key if it has one", () => {
    expect(tableOf("n", [column("n", 1, "integer"), column("a")], true, [])).toMatchObject({
      columns: ["n", "a"],
      order: ["n"],
    });
    const keyed = tableOf("w", [column("b", 2), column("a", 1)], false, []);
    expect(pageQuery(keyed, false)).toContain('WHERE ("a", "b") > (?, ?) ORDER BY "a", "b"');
    expect(positionOf(keyed, ["second", "first"])).toEqual(["first", "second"]);
  });

  test("is restored without rows that refer to deleted ones, but with rows that refer to none", () => {
    const query = insertQuery({ ...table("sessions", "users", "sessions"), columns: ["rowid", "id"] });
    expect(query.match(/EXISTS/g)).toHaveLength(1);
    expect(query).toContain('(value ->> 1 IS NULL OR EXISTS (SELECT 1 FROM "users" AS parent');
  });

  test("is restored into a live guide with new rowids", () => {
    expect(insertQuery(table("places"), "missing")).toBe(
      'INSERT OR IGNORE INTO "places" ("id") SELECT value ->> 1 FROM json_each(?)',
    );
    const counted = { ...table("places"), columns: ["n", "a"], order: ["n"] };
    expect(insertQuery(counted, "missing")).toContain('("n", "a") SELECT value ->> 0, value ->> 1');
  });

  test("is refused by name if it contains bytes", () => {
    expect(lineOf(table("a"), [1, null, "ñ\n"])).toBe('[1,null,"ñ\\n"]');
    expect(() => lineOf(table("a"), [new Uint8Array(1)])).toThrow("a holds bytes");
  });

  test("is read in pages of half a megabyte, and written in groups of the same size", async () => {
    expect([nextPageSize(100, 10_000), nextPageSize(100, 5_000_000), nextPageSize(1, 9_000_000)]).toEqual([
      1000, 10, 1,
    ]);
    const lines = ["a".repeat(400_000), "b".repeat(400_000), "c", "d"];
    const sent: string[][] = [];
    for await (const parcel of parcels(lines)) sent.push(parcel);
    expect(sent.map((parcel) => parcel.map((line) => line[0]))).toEqual([["a"], ["b", "c", "d"]]);
    let most = 0;
    for await (const parcel of parcels(Array.from({ length: 1201 }, () => "x")))
      most = Math.max(most, parcel.length);
    expect(most).toBe(500);
  });
});

describe("The order of a restore", () => {
  test("fills parents before children, and the counters last", () => {
    const tables = [table("sqlite_sequence"), table("a", "b", "a"), table("c", "a"), table("b")];
    expect(parentsFirst(tables).map(({ name }) => name)).toEqual(["b", "a", "c", "sqlite_sequence"]);
    const circle = [table("a", "b"), table("b", "a")];
    expect(parentsFirst(circle)).toHaveLength(2);
  });

  const schema: SchemaEntry[] = [
    { type: "table", name: "words", sql: "CREATE TABLE words (id TEXT)" },
    { type: "trigger", name: "follow", sql: "CREATE TRIGGER follow" },
    { type: "view", name: "seen", sql: "CREATE VIEW seen" },
    { type: "table", name: "found", sql: "CREATE VIRTUAL TABLE found USING fts5(w, content = 'words')" },
    { type: "table", name: "vocabulary", sql: "CREATE VIRTUAL TABLE vocabulary USING fts5vocab('found')" },
    { type: "index", name: "by", sql: "CREATE INDEX by" },
  ];

  test("is tables, rows, then triggers and indexes", () => {
    const { before, after } = stepsOf(schema);
    expect(before).toEqual(["CREATE TABLE words (id TEXT)", "CREATE INDEX by"]);
    expect(after.map((sql) => sql.split(" ").slice(0, 4).join(" "))).toEqual([
      "CREATE VIRTUAL TABLE found",
      "CREATE VIRTUAL TABLE vocabulary",
      'INSERT INTO "found" ("found")',
      "CREATE VIEW seen",
      "CREATE TRIGGER follow",
    ]);
  });

  test("drops existing ones in reverse", () => {
    expect(dropsOf(schema, [table("words"), table("said", "words"), table("sqlite_sequence")])).toEqual([
      'DROP TRIGGER "follow"',
      'DROP VIEW "seen"',
      'DROP TABLE "vocabulary"',
      'DROP TABLE "found"',
      'DROP TABLE "said"',
      'DROP TABLE "words"',
      "DELETE FROM sqlite_sequence",
    ]);
  });
});

describe("The arguments of the commands", () => {
  test("are a folder, an environment and parts, and nothing else", () => {
    expect(readWords(["a"])).toEqual({ folder: "a", only: [] });
    expect(readWords([])).toEqual({ folder: undefined, only: [] });
    expect(readWords(["a", "--only", "users", "FILES"])).toMatchObject({
      only: ["users", "FILES"],
    });
    const odd = [["a", "b"], ["a", "--only"], ["--remot"], ["a", "--only", "--x"]];
    expect(odd.map((words) => readWords(words))).toEqual([null, null, null, null]);
  });
});

describe("The folder of a backup", () => {
  test("keeps an object by its key, and never outside", () => {
    expect(objectPath("PICTURES", "restaurants/17-ab.webp")).toBe("objects/PICTURES/restaurants/17-ab.webp");
    const strange = ["../../etc/passwd", "a//b", "./x", "a\\b", "ñ*?.jpg", "a/.."].map((key) =>
      objectPath("P", key),
    );
    expect(new Set(strange).size).toBe(strange.length);
    expect(strange.filter((path) => /(^|\/)\.{0,2}(\/|$)|[\\*?]/.test(path))).toEqual([]);
  });

  test("names damaged and missing files", () => {
    const sums = new Map([
      ["rows/DB/users.ndjson", "a".repeat(64)],
      ["b c.webp", "b".repeat(64)],
      ["whole", "c".repeat(64)],
    ]);
    expect(readSums(writeSums(sums))).toEqual(sums);
    const found = new Map([
      ["rows/DB/users.ndjson", "0".repeat(64)],
      ["whole", "c".repeat(64)],
    ]);
    expect(damages(sums, found)).toEqual(["rows/DB/users.ndjson is damaged", "b c.webp is missing"]);
    expect(() => readSums("half a li")).toThrow("SHA256SUMS is damaged");
  });

  test("is refused if it's of another kind or of a newer guide", () => {
    const plain = { format: 1, made_at: "", from: "local", databases: {}, buckets: {}, restless: [] };
    expect(readManifest(JSON.stringify(plain))).toEqual(plain);
    expect(() => readManifest(JSON.stringify({ ...plain, format: 2 }))).toThrow("manifest.json");
    const databases = { DB: { migrations: ["0001", "0002"], schema: [], tables: [] } };
    const manifest = readManifest(JSON.stringify({ ...plain, databases }));
    expect(unknownMigrations(manifest, { DB: ["0001"] })).toEqual(["0002"]);
  });

  test("is only restored into an unused guide", () => {
    const own = [
      { name: "job_runs", rows: 3 },
      { name: "users", rows: 0 },
    ];
    const marks = [
      { bucket: "P", key: "belongs-to-guide" },
      { bucket: "F", key: "sitemap.xml" },
    ];
    expect(workIn(own, marks)).toEqual([]);
    expect(workIn([...own, { name: "events", rows: 1 }], [...marks, { bucket: "P", key: "x.webp" }])).toEqual(
      ["events: 1 rows", "bucket P: not empty"],
    );
  });
});
