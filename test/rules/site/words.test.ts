import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { catalogs } from "../../../app/locales/index";
import { categoryName } from "../../../app/rules/places/category-name";
import { type Language, languages } from "../../../app/rules/site/language";
import { wordsFrom } from "../../../app/rules/site/words";

const [english, spanish] = [wordsFrom("en", catalogs.en), wordsFrom("es", catalogs.es)];

/** Every key, like "places.status.open". */
function keysOf(catalog: object, path = ""): string[] {
  return Object.entries(catalog).flatMap(([name, value]) =>
    typeof value === "object" ? keysOf(value, `${path}${name}.`) : [path + name],
  );
}

/** i18next with the same catalogs, to compare with. */
function i18nextIn(lng: Language) {
  const library = createInstance();
  library.init({
    initAsync: false,
    lng,
    resources: { [lng]: { translation: catalogs[lng] } },
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return library;
}

test("A sentence that ends with a time has one period", () => {
  const gaps = { until: "24 de noviembre de 2026, 3:30 p.\u00a0m." };
  const said = spanish.t("studioNotice.over", gaps);
  expect(said).toMatch(/terminó el 24 de noviembre de 2026, 3:30 p\.\u00a0m\.$/);
});

describe.each(languages)("In %s", (language) => {
  const page = wordsFrom(language, catalogs[language]);
  const library = i18nextIn(language);
  const keys = keysOf(catalogs[language]);
  const gaps = Object.fromEntries(
    [...JSON.stringify(catalogs[language]).matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => [
      name,
      `$& <${name}> "`,
    ]),
  );
  delete gaps.count;

  test("a page has the same sentences as i18next, for every key", () => {
    expect(keys.length).toBeGreaterThan(2000);
    for (const key of keys) {
      expect(page.t(key as never), key).toBe(library.t(key as never));
      const isCounted = String(library.t(key as never)).includes("{{count}}");
      if (!isCounted) {
        expect(page.t(key as never, gaps as never), key).toBe(library.t(key as never, gaps as never));
      }
    }
  });

  test("one, none and many have their own forms", () => {
    const counted = new Set(
      keys.filter((key) => /_(one|other)$/.test(key)).map((key) => key.replace(/_\w+$/, "")),
    );
    expect(counted.size).toBeGreaterThan(20);
    for (const key of counted) {
      for (const count of [0, 1, 2, 21, 1_000_000]) {
        const given = { ...gaps, count } as never;
        // Spanish has a third plural form for millions, which no catalog uses.
        const said =
          count === 1_000_000 ? library.t(`${key}_other` as never, given) : library.t(key as never, given);
        expect(page.t(key as never, given), `${count} ${key}`).toBe(said);
      }
    }
  });

  test("lists are returned whole", () => {
    expect(page.t("info.numbers", { returnObjects: true })).toEqual(catalogs[language].info.numbers);
    expect(page.has("info.numbers")).toBe(true);
    expect(page.t("info.numbers" as never)).toBe("info.numbers");
  });

  test("an admin's text is used, with spaces in its placeholders too, and the built-in texts stay", () => {
    const overrides = [
      { key: "places.status.open", value: "Come in" },
      { key: "places.status.closesAt", value: "{{ time }} is the end, {{- time}}" },
      { key: "places.nowhere.left", value: "of an older guide" },
    ];
    const changed = wordsFrom(language, catalogs[language], overrides);
    expect(changed.t("places.status.open")).toBe("Come in");
    expect(changed.t("places.status.closesAt", { time: "5 & PM" })).toBe("5 & PM is the end, 5 & PM");
    expect(changed.has("places.nowhere.left")).toBe(false);
    expect(page.t("places.status.open")).toBe(catalogs[language].places.status.open);
  });
});

test("a stored category with a colon or a dot is shown as it is, and so is one named like an inherited property", () => {
  for (const stored of ["Bar: Tapas", "Coffee. Cake", "constructor", "__proto__"]) {
    expect(categoryName(spanish.t, stored)).toBe(stored);
  }
});

test("a key without a text is shown as it is", () => {
  expect(english.t("places.categories.nothing" as "places.categories.all")).toBe("places.categories.nothing");
  expect(english.has("places.categories.nothing")).toBe(false);
});
