import type { i18n } from "i18next";
import { expect, test } from "vitest";
import { categoryName } from "../../../app/components/places/category-name";
import { useWords, WordsProvider } from "../../../app/components/site/words";
import { catalogs } from "../../../app/locales/index";
import { builtInWords, overriddenWords } from "../../../app/server/http/words";
import { render } from "../../ui/render";

type Say = ReturnType<typeof useWords>["t"];

function Speaker({ say }: { say: (t: Say) => unknown }) {
  return String(say(useWords().t));
}

function said(words: i18n, say: (t: Say) => unknown): string {
  const text = () =>
    render(
      <WordsProvider i18n={words}>
        <Speaker say={say} />
      </WordsProvider>,
    );
  const first = text();
  expect(text(), "the second time").toBe(first);
  return first;
}

const english = builtInWords("en");
const spanish = builtInWords("es");

test("a sentence is said in the language of the page, whoever asked before", () => {
  expect(said(english, (t) => t("frame.onlyInEnglish"))).not.toBe("");
  expect(said(english, (t) => t("places.status.open"))).toBe(catalogs.en.places.status.open);
  expect(said(spanish, (t) => t("places.status.open"))).toBe(catalogs.es.places.status.open);
});

test("gaps are filled each time anew, with what i18next would put there", () => {
  for (const words of [english, spanish]) {
    for (const time of ["5:00 PM", "$& {{time}} <b>", ""]) {
      expect(said(words, (t) => [t("places.status.closesAt", { time })].join())).toBe(
        said(words, () => words.t("places.status.closesAt", { time })),
      );
    }
  }
});

test("one review and many take their own words", () => {
  for (const words of [english, spanish]) {
    for (const count of [0, 1, 2]) {
      expect(said(words, (t) => t("places.reviews", { count }))).toBe(words.t("places.reviews", { count }));
    }
  }
});

test("what an admin put in place of a sentence is said in that language alone, and only there", () => {
  const changed = overriddenWords("en", [{ key: "places.status.open", value: "Come in" }]);
  expect(said(changed, (t) => t("places.status.open"))).toBe("Come in");
  expect(said(english, (t) => t("places.status.open"))).toBe(catalogs.en.places.status.open);
  expect(said(spanish, (t) => t("places.status.open"))).toBe(catalogs.es.places.status.open);
});

test("gaps that an admin wrote with room around them are filled as well", () => {
  const key = "places.status.closesAt";
  const changed = overriddenWords("en", [{ key, value: "{{ time }} is the end, {{- time}}" }]);
  const time = "5 & PM";
  expect(said(changed, (t) => t(key, { time }))).toBe(said(changed, () => changed.t(key, { time })));
});

test("a stored word with a colon or a dot is shown as it is stored", () => {
  for (const stored of ["Bar: Tapas", "Coffee. Cake"]) {
    expect(said(spanish, (t) => categoryName(t, stored))).toBe(stored);
  }
});

test("a key nobody wrote a sentence for is shown as it is", () => {
  expect(said(english, (t) => t("places.categories.nothing" as "places.categories.all"))).toBe(
    "places.categories.nothing",
  );
});
