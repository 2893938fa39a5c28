import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { zipEnd, zipHeader } from "../../../app/rules/pictures/zip-file";
import { readExport } from "../../../app/rules/review/export-files";
import { unzip } from "../../support/unzip";

describe("The address of a file", () => {
  const read = (query: string) => readExport(new URLSearchParams(query));

  test("has a kind, a supported format, and a part", () => {
    expect(read("kind=event&format=ics")).toEqual({ kind: "event", format: "ics", part: 1 });
    expect(read("kind=picture&format=zip&part=3")).toEqual({ kind: "picture", format: "zip", part: 3 });
    expect([read("format=json")?.kind, read("kind=all&format=json")?.kind]).toEqual(["all", "all"]);
  });

  test("is otherwise invalid", () => {
    const wrong = [
      ...["", "kind=event", "kind=hotel&format=ics", "kind=users&format=csv", "kind=all&format=csv"],
      ...["kind=picture&format=zip&part=0", "kind=picture&format=zip&part=x", "kind=post&format=zip"],
    ];
    expect(wrong.filter((query) => read(query))).toEqual([]);
  });
});

test("a zip has complete files with their names and times", () => {
  const files = new Map([
    ["cms-images/events/ñandú.webp", Buffer.from("a picture")],
    ["empty.txt", Buffer.alloc(0)],
  ]);
  const at = new Date("2026-11-23T15:04:06Z");
  const entries = [...files].map(([name, bytes]) => ({ name, size: bytes.length, crc: crc32(bytes), at }));
  const parts = entries.flatMap((entry) => [zipHeader(entry), files.get(entry.name) ?? Buffer.alloc(0)]);
  const zip = Buffer.concat([...parts, zipEnd(entries)]);
  expect(unzip(zip)).toEqual(files);
  // 15:04:06 and November 23, 46 years after 1980, as the format packs them.
  expect([zip.readUInt16LE(10), zip.readUInt16LE(12)]).toEqual([
    (15 << 11) | (4 << 5) | 3,
    (46 << 9) | (11 << 5) | 23,
  ]);
});
