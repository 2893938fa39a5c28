import { catalogs } from "../../../locales/index";
import { inOrderOfMeeting } from "../../../rules/content/catalog-order";
import { areaOf, flatWords, isFound, type Word } from "../../../rules/content/catalog-words";
import { pageOfWord } from "../../../rules/content/word-pages";
import { markOf } from "../../../rules/content/words-import";
import { type Language, languages } from "../../../rules/site/language";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { servicesContext } from "../../context";
import { type StoredOverride, selectOverridesAfter, selectOverridesOf } from "../../db/content/translations";
import { ask } from "../../db/database";
import { readNextPageKey } from "../../http/next-page-key";
import type { SignedInForm } from "../../http/submitted-form";

type Context = SignedInForm["context"];
const wordsAtOnce = 30;

const builtIn = { en: flatWords(catalogs.en), es: flatWords(catalogs.es) };
const keys = inOrderOfMeeting([...new Set([...builtIn.en.keys(), ...builtIn.es.keys()])]);
const areas = [...new Set(keys.map(areaOf))];

/** Matching words with built-in and replaced texts. */
export async function loadWordsPage(context: Context, url: URL) {
  const { db } = context.get(servicesContext);
  const wish = wishIn(url);
  const [after] = readNextPageKey(url, ["text"]) ?? [""];
  const left = keys.slice(keys.indexOf(after) + 1).filter((key) => !wish.area || areaOf(key) === wish.area);
  const isSearch = wish.query !== "" || wish.isChanged;
  const overrides = isSearch
    ? (
        await ask(
          db,
          languages.map((one) => selectOverridesAfter(db, one, "")),
        )
      ).flat()
    : await selectOverridesOf(db, left.slice(0, wordsAtOnce + 1));
  const found = wordsOf(left, overrides).filter(
    (word) => (!wish.isChanged || isChanged(word)) && (!wish.query || isFound(word, wish.query)),
  );
  const visibleWords = found.slice(0, wordsAtOnce);
  const last = visibleWords.at(-1);
  return {
    ...wish,
    areas,
    words: visibleWords.map((word) => ({ ...word, mark: markOf(word), page: pageOfWord(word.key) ?? null })),
    next: last && found.length > visibleWords.length ? encodePageKey([last.key]) : null,
    isFirst: after === "",
  };
}

function wishIn({ searchParams }: URL) {
  const area = searchParams.get("area") ?? "";
  return {
    query: searchParams.get("q")?.trim().slice(0, 80) ?? "",
    area: areas.includes(area) ? area : "",
    isChanged: searchParams.get("changed") === "on",
  };
}

const isChanged = ({ override }: Word) => Object.keys(override).length > 0;

/** Ignores keys the catalog doesn't have. */
export function wordsOf(wanted: readonly string[], overrides: readonly StoredOverride[]): Word[] {
  const byKey = Map.groupBy(overrides, ({ key }) => key);
  return wanted.map((key) => ({
    key,
    builtIn: { en: textOf("en", key), es: textOf("es", key) },
    override: Object.fromEntries((byKey.get(key) ?? []).map(({ language, value }) => [language, value])),
  }));
}

export function isWord(key: string): boolean {
  return builtIn.en.has(key) || builtIn.es.has(key);
}

export const allKeys: readonly string[] = keys;
const textOf = (language: Language, key: string) => builtIn[language].get(key) ?? "";
