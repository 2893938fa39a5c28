import { expect, test } from "vitest";
import {
  isLanguage,
  languageOf,
  localPath,
  otherLanguage,
  plainPath,
} from "../../../app/rules/site/language";

test.each([
  ["/", "en"],
  ["/es", "es"],
  ["/es/eat", "es"],
  ["/es.data", "es"],
  ["/es.database", "en"],
  ["/escape", "en"],
  ["/eat/es", "en"],
])("%s is a page in %s", (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test.each([
  ["/", "/es"],
  ["/eat", "/es/eat"],
  ["/eat?open=now#map", "/es/eat?open=now#map"],
  ["/?a=1", "/es?a=1"],
  ["/#cards", "/es#cards"],
])("%s and %s are one page", (english, spanish) => {
  expect(localPath("es", english)).toBe(spanish);
  expect(localPath("es", spanish)).toBe(spanish);
  expect(localPath("en", spanish)).toBe(english);
  expect(localPath(otherLanguage("en"), english)).toBe(spanish);
  expect(localPath(otherLanguage("es"), spanish)).toBe(english);
  expect(plainPath(spanish.replace(/[?#].*/, ""))).toBe(english.replace(/[?#].*/, ""));
});

test("only the guide's two languages are accepted", () => {
  expect(["en", "es", "fr", "EN", "", null, undefined, ["en"]].filter(isLanguage)).toEqual(["en", "es"]);
});
