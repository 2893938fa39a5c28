import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readWish } from "../../scripts/import/command-line";
import { importFile } from "../../scripts/import/import-file";
import { excelTable } from "../support/imports/tables";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const wish = (...words: string[]) => {
  const read = readWish(words);
  if (!read) throw new Error("not understood");
  return read;
};

describe("npm run import", () => {
  test("accepts its arguments, and nothing else", () => {
    expect(wish("a.csv", "--kind", "hotel", "--language", "es", "--apply", "--approved")).toMatchObject({
      ...{
        file: "a.csv",
        kind: "hotel",
        language: "es",
        isApplied: true,
        status: "approved",
      },
    });
    for (const words of [
      [],
      ["a.csv", "b.csv"],
      ["a.csv", "--kind", "castle"],
      ["a.csv", "--aply"],
      ["--apply"],
    ])
      expect(readWish(words), words.join(" ")).toBeNull();
  });

  test("says what would become of the rows, and changes nothing", async () => {
    const said: string[] = [];
    await importFile(
      town.services(),
      excelTable(),
      wish("old.csv", "--kind", "restaurant", "--language", "es"),
      (line) => said.push(line),
    );
    expect(said.map((line) => line.trim())).toEqual([
      "2 can't be taken",
      "2 are new",
      "row 3 Sin dirección: address",
      "row 4 Hostal raro: category",
    ]);
    expect(await town.rows("SELECT id FROM restaurant_listings")).toEqual([]);
  });

  test("imports a large file completely", async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `${index},Trial ${index},Cafe,Road ${index}`);
    const bytes = new TextEncoder().encode(["id,name,category,address", ...lines].join("\n"));
    const id = await importFile(
      town.services(),
      bytes,
      wish("old.csv", "--kind", "restaurant", "--apply", "--approved"),
      () => {},
    );
    expect(await town.rows("SELECT state, rows_done FROM imports WHERE id = ?", id)).toEqual([
      { state: "applied", rows_done: 1000 },
    ]);
    expect(
      await town.rows("SELECT count(*) AS count FROM restaurant_listings WHERE status = 'approved'"),
    ).toEqual([{ count: 1000 }]);
  });

  test("refuses a table without a given kind", async () => {
    await expect(importFile(town.services(), excelTable(), wish("old.csv"), () => {})).rejects.toThrow(
      "--kind",
    );
  });
});
