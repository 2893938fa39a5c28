import { expect, test } from "vitest";
import { directories } from "../../app/locales/directories";
import { firstAid } from "../../app/locales/es/guides/first-aid";
import { infoTabs } from "../../app/locales/es/guides/info-tabs";
import { services } from "../../app/locales/es/guides/services";
import { guides } from "../../app/locales/guides";
import { catalogs } from "../../app/locales/index";

/** Checks what the types can't. */
function entries(catalog: object, path = ""): [string, string][] {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : entries(value, `${path}${key}.`),
  );
}

const english = entries(catalogs.en);
const spanish = new Map(entries(catalogs.es));

test("every key is in both catalogs", () => {
  expect([...spanish.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
});

test("no text is empty", () => {
  expect([...english, ...spanish].filter(([, value]) => !value.trim())).toEqual([]);
});

test("both languages have the same placeholders", () => {
  const holes = (text = "") => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).toSorted();
  const unlike = english.filter(([key, value]) => `${holes(value)}` !== `${holes(spanish.get(key))}`);
  expect(unlike).toEqual([]);
});

test("no text has an exclamation mark or is English on a Spanish page", () => {
  expect([...english, ...spanish].filter(([, value]) => value.includes("!!"))).toEqual([]);
  const sentences = english.filter(([, value]) => value.split(" ").length > 4);
  expect(sentences.filter(([key, value]) => spanish.get(key) === value)).toEqual([]);
});

test("no text promises to view a log or to hand over a place", () => {
  const promises = /\blog says|registro dice|hand it over|te lo pasamos/i;
  expect([...english, ...spanish].filter(([, value]) => promises.test(value))).toEqual([]);
});

test("a.m. and p.m. have one spelling in Spanish, with a non-breaking space", () => {
  const halves = (text: string) => text.match(/\b[ap]\.?\s?m(?![\p{L}\d])\.?/giu) ?? [];
  const odd = [...spanish].filter(([, value]) =>
    halves(value).some((half) => !/^[ap]\.\u00a0m\.$/.test(half)),
  );
  expect(odd).toEqual([]);
});

/** Texts outside the catalogs. */
const pages = entries({
  guides: guides.es,
  directories: directories.es,
  services,
  firstAid,
  infoTabs,
});

test("on pages too", () => {
  const halves = (text: string) => text.match(/(?<=\d)\s?[ap]\.?\s?m(?!\p{L})\.?/giu) ?? [];
  const odd = pages.filter(([, value]) =>
    halves(value).some((half) => !/^\u00a0[ap]\.\u00a0m\.$/.test(half)),
  );
  expect(odd).toEqual([]);
  expect(pages.filter(([, value]) => /m\.\.(?!\.)/.test(value))).toEqual([]);
});

test("money has one format: the dollar sign before the number", () => {
  const all = [...english, ...spanish, ...pages];
  expect(
    all.filter(([, value]) => /B\/\.|\bUS\$|\d\s?(?:USD|dollars|dólares|balboas)\b/.test(value)),
  ).toEqual([]);
});
