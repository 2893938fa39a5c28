import { withoutLinks } from "../content/inline-links";
import { isFact } from "../content/overlay";
import { type ContentRow, composeSections } from "../content/page-content";
import { hasAnchors, partAnchor } from "../content/part-anchor";
import type { Language } from "../site/language";
import type { FactWord } from "../site/words";
import type { TownFacts } from "../town/facts";
import { tagsOf } from "./category-words";
import type { Found } from "./found";

type Section = { name: string; fallbackLanguage?: true };
/** A page's built-in sections, in both languages. */
type Guide = { path: string; sections: Record<Language, readonly Section[]> };
export type GuideRows = Record<Language, readonly ContentRow[]>;
/** A page's edited sections, and the facts used in its texts. */
export type StoredGuide = { rows: GuideRows; fact: Record<Language, FactWord> };
/** A page whose sections are indexed separately. */
export type GuideSource = {
  path: string;
  words: object;
  found: (rows: GuideRows, facts: TownFacts) => Found[];
};

/** Each section with its current text; the hero stands for the whole page. */
export function foundGuides({ path, sections }: Guide, { rows, fact }: StoredGuide): Found[] {
  const builtIn = (language: Language) => sections[language];
  const sectionsIn = (language: Language) =>
    composeSections(
      {
        language,
        ownRows: rows[language],
        englishRows: language === "en" ? [] : rows.en,
        fact: fact[language],
      },
      builtIn,
    ) as readonly Section[];
  const shown = { en: sectionsIn("en"), es: sectionsIn("es") };
  const partOf = { en: heroOf(shown.en), es: heroOf(shown.es) };
  return shown.en.flatMap((english): Found[] => {
    const twin = shown.es.find(({ name }) => name === english.name) ?? english;
    const [en, es] = [wordsIn(english), wordsIn(twin)];
    if (!en.title) return [];
    const isPage = english.name === "hero";
    const place = isPage ? path : `${path}#${english.name}`;
    const address = `${path} ${isPage ? "" : english.name}`;
    return [
      ...headedParts(path, english, twin, partOf),
      {
        kind: "guide",
        ref: place,
        path: place,
        name: { en: { text: en.title, lang: "en" }, es: { text: es.title, lang: es.language } },
        alsoCalled: { en: address, es: address },
        about: [isPage ? path : english.name, en.labels, es.labels].join(" "),
        partOf: isPage ? undefined : partOf,
        text: { en: { text: en.text, lang: "en" }, es: { text: es.text, lang: es.language } },
        said: {
          en: [{ text: en.headings, lang: "en" }],
          es: [{ text: es.headings, lang: es.language }],
        },
        more: "",
        tags: `${tagsOf("guide", [])} ${english.name === "year" ? monthWords : ""} ${en.headings} ${es.headings}`,
      },
    ];
  });
}

/** Finds seasons: "turtles in what months". */
const monthWords = "season months temporada meses";

type Headed = { id: string; title?: string; label?: string };

/** Cards and facts that have a heading, each with its own anchor. */
function headedParts(
  path: string,
  english: Section,
  twin: Section,
  partOf: Record<Language, string>,
): Found[] {
  return headedIn(english).flatMap((item): Found[] => {
    const other = headedIn(twin).find(({ id }) => id === item.id) ?? item;
    const [en, es] = [headedWords(item), headedWords(other)];
    if (!en.title) return [];
    const place = `${path}#${partAnchor(english.name, item.id)}`;
    const lang = twin.fallbackLanguage ? "en" : "es";
    return [
      {
        kind: "guide",
        ref: place,
        path: place,
        name: { en: { text: en.title, lang: "en" }, es: { text: es.title, lang } },
        partOf,
        text: { en: { text: en.text, lang: "en" }, es: { text: es.text, lang } },
        more: "",
        tags: tagsOf("guide", []),
      },
    ];
  });
}

/** The lists whose items have headings on the page. */
const headedLists = ["cards", "facts"];

function headedIn(section: Section & { kind?: string }): Headed[] {
  if (!hasAnchors(section)) return [];
  const lists = Object.entries(section).flatMap(([name, list]) => (headedLists.includes(name) ? list : []));
  return (lists as unknown as Headed[]).filter(({ id }) => id);
}

function headedWords({ title, label, ...rest }: Headed) {
  const heading = title ?? label ?? "";
  return { title: heading, text: inARow(textsIn(rest, (key) => key !== "title" && key !== "label")) };
}

function heroOf(sections: readonly Section[]): string {
  const hero = sections.find(({ name }) => name === "hero");
  return hero ? wordsIn(hero).title : "";
}

/** A section's title, the titles and labels within it, and all text that isn't a title. */
function wordsIn(section: Section) {
  const { title = "", fallbackLanguage, ...rest }: Section & { title?: string } = section;
  const isHeading = (key: string) => key === "title";
  return {
    title,
    language: fallbackLanguage ? ("en" as const) : ("es" as const),
    headings: textsIn(rest, isHeading).join(" · "),
    labels: textsIn(rest, (key) => key === "label").join(" "),
    text: inARow(textsIn(rest, (key) => !isHeading(key))),
  };
}

/** Separates texts that aren't sentences by a dot. */
function inARow(texts: readonly string[]): string {
  const said = texts.filter((text) => text.trim());
  return said
    .map((text, index) => (index < said.length - 1 && !/[.!?:…]$/.test(text.trim()) ? `${text} ·` : text))
    .join(" ");
}

/** A label gets a colon, as it introduces what follows. */
function paragraphsOf(text: string, key: string): string[] {
  const plain = withoutLinks(text);
  return key === "label" ? [`${plain}:`] : plain.split("\n\n");
}

/** A leg's time and distance say nothing without its name. */
const silent = ["name", "kind", "id", "english", "time", "distance"];

function textsIn(part: unknown, isWanted: (key: string) => boolean, key = ""): string[] {
  if (typeof part === "string") return isWanted(key) ? paragraphsOf(part, key) : [];
  if (Array.isArray(part)) return part.flatMap((one) => textsIn(one, isWanted, key));
  if (typeof part !== "object" || part === null) return [];
  const entries = Object.entries(part).filter(([name]) => !silent.includes(name) && !isFact(name));
  return entries.flatMap(([name, value]) => textsIn(value, isWanted, name));
}
