import { describe, expect, test } from "vitest";
import { fileText, limits } from "../../../app/rules/imports/file-limits";
import { isFormula, readTable } from "../../../app/rules/imports/table-file";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((one) => one.charCodeAt(0))]).buffer);
const latin = (text: string) => new Uint8Array([...text].map((one) => one.charCodeAt(0)));
const tableOf = (bytes: Uint8Array) => {
  const read = fileText(bytes);
  const table = read.ok ? readTable(read.text) : read;
  if (!table.ok) throw new Error(table.refusal);
  return table.table;
};
const refusalOf = (bytes: Uint8Array) => {
  const read = fileText(bytes);
  const table = read.ok ? readTable(read.text) : read;
  return table.ok ? null : table.refusal;
};

describe("A table of an old site", () => {
  test.each([
    ["UTF-8 with commas, from Google Sheets", utf8('Nombre,Dirección\nFonda Ñandú,"Calle 1, playa"\n')],
    [
      "UTF-8 with its mark and semicolons, from Excel",
      utf8("\ufeffNombre;Dirección\r\nFonda Ñandú;Calle 1, playa\r\n"),
    ],
    [
      "UTF-16 with tabs, from Excel as Unicode text",
      utf16("Nombre\tDirección\r\nFonda Ñandú\tCalle 1, playa\r\n"),
    ],
    [
      "Windows-1252 with semicolons, from an old Excel",
      latin("Nombre;Dirección\r\nFonda Ñandú;Calle 1, playa\r\n"),
    ],
    [
      "with the line that tells Excel its separator",
      utf8("sep=;\r\nNombre;Dirección\r\nFonda Ñandú;Calle 1, playa\r\n"),
    ],
  ])("is read: %s", (_, bytes) => {
    expect(tableOf(bytes)).toEqual({
      columns: ["Nombre", "Dirección"],
      rows: [["Fonda Ñandú", "Calle 1, playa"]],
    });
  });

  test("has as many cells in each row as it has columns, and no empty rows", () => {
    const { rows } = tableOf(utf8('a,b,c\n1\n\n,,\n"x\ny",2,3,4\n'));
    expect(rows).toEqual([
      ["1", "", ""],
      ["x\ny", "2", "3"],
    ]);
  });

  test.each([
    ["none", new Uint8Array()],
    ["packed", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])],
    ["binary", utf8("name\nFonda\0Prueba\n")],
    ["empty", utf8("name,address\n")],
    ["columns", utf8(`${"a,".repeat(1_000_000)}\n1\n`)],
    ["columns", utf8(`a\n${"1,".repeat(1000)}\n`)],
    ["rows", utf8(`name\n${"x\n".repeat(limits.rows + 1)}`)],
    ["cell", utf8(`name\n${"x".repeat(limits.cell + 1)}\n`)],
    ["large", new Uint8Array(limits.bytes + 1).fill(97)],
  ])("is refused completely: %s", (refusal, bytes) => {
    expect(refusalOf(bytes)).toBe(refusal);
  });

  test("of 5,000 rows is accepted", () => {
    expect(tableOf(utf8(`name\n${"x\n".repeat(limits.rows)}`)).rows).toHaveLength(limits.rows);
  });

  test("contains no formula, though phones, positions and lists begin with the same characters", () => {
    const formulas = ["=1+1", '=HYPERLINK("http://x")', "+cmd|' /C calc'!A0", "@SUM(A1)", "-cmd|'x'!A1"];
    expect(formulas.filter(isFormula)).toEqual(formulas);
    expect(["+507 6000-0000", "-80.51", "@fonda", "- fish\n- rice", "1=1"].filter(isFormula)).toEqual([]);
  });
});
