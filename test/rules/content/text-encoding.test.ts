import { expect, test } from "vitest";
import { readText } from "../../../app/rules/content/text-encoding";

const text = "key,es\nnewsletter.button,¿Añadir «sí»?";
const utf8 = new TextEncoder().encode(text);
const utf16 = (mark: boolean) => Buffer.from(`${mark ? "\ufeff" : ""}${text}`, "utf16le");

test.each([
  ["UTF-8", utf8],
  ["UTF-8 that says so", new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
  ["UTF-16, as a table program calls Unicode", utf16(true)],
  ["UTF-16 the other way round", Buffer.from(utf16(true)).swap16()],
  ["UTF-16 that does not say so", utf16(false)],
  ["UTF-16 the other way round that does not say so", Buffer.from(utf16(false)).swap16()],
  ["Windows-1252", Buffer.from(text, "latin1")],
])("a file in %s is read correctly", (_, bytes) => {
  expect(readText(new Uint8Array(bytes))).toBe(text);
});

test("characters that only Windows-1252 has are recognized", () => {
  expect(readText(new Uint8Array([0x93, 0x35, 0x20, 0x80, 0x94, 0x85]))).toBe("“5 €”…");
});

test("an empty file is an empty text", () => {
  expect(readText(new Uint8Array())).toBe("");
});
