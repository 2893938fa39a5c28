import type { DietMark, PlaceMark } from "../places/place-marks";
import type { Language } from "../site/language";
import type { LocalText } from "../site/owner-translation";
import { excerptAround } from "./excerpt";
import { documentOf, type Found } from "./found";
import { highlightWords, isSaidIn, mentions, type Piece } from "./highlighting";
import { isMarkWord, marksAsked, marksNamed } from "./mark-words";
import type { Term } from "./query";

export type Why = {
  /** What it's called in the other language, or says there. */
  inOther: { pieces: Piece[]; lang: Language } | null;
  marks: PlaceMark[];
  /** The diets of single dishes. */
  ofMenu: DietMark[];
  /** What it says no to. */
  lackedMarks: PlaceMark[];
  /** Its kind is what was looked for: a charter for who types "fish". */
  isOfKind: boolean;
  /** Of a post. */
  tag: string | null;
};

const plain: Why = { inOther: null, marks: [], ofMenu: [], lackedMarks: [], isOfKind: false, tag: null };

const saysAny = (terms: readonly Term[]) => (text: LocalText) => isSaidIn(terms)(text.text);

/** The description; where neither it nor the name says a word of the search, what else does: a note, a dish. */
export function tellingText(found: Found, terms: readonly Term[], language: Language): LocalText {
  const { name, text, where, said, dishes = [] } = found;
  const says = saysAny(terms);
  const shown = [name, text, where].flatMap((one) => one?.[language] ?? []);
  if (shown.some(says)) return text[language];
  const others = [...(said?.[language] ?? []), ...dishes.map((dish) => dish[language])];
  return others.find(says) ?? text[language];
}

/** Marks that no word shown speaks of; a kind or words in the other language where no word shown was looked for. */
export function whyFound(
  { kind, name, text, said, mark, dishMarks = [], type, tags }: Found,
  shown: readonly LocalText[],
  terms: readonly Term[],
  language: Language,
): Why {
  const says = saysAny(terms);
  const ofMarks = terms.filter((term) => wordsOf(term).some(isMarkWord));
  if (!shown.some(saysAny(ofMarks))) {
    const words = ofMarks.flatMap(wordsOf);
    const marks = marksAsked(true, mark ?? {}, words);
    const lackedMarks = marksAsked(false, mark ?? {}, words);
    const ofMenu = dishMarks.filter((one) => marksNamed(words).includes(one));
    if (marks.length + ofMenu.length + lackedMarks.length > 0)
      return { ...plain, marks, ofMenu, lackedMarks };
  }
  if (shown.some(says)) return plain;
  const tag = tags.split(" ").find((one) => terms.some((term) => mentions(one, term)));
  if (type && tag) return { ...plain, isOfKind: true };
  if (kind === "post" && tag) return { ...plain, tag };
  const other = language === "en" ? "es" : "en";
  const twins = [name[other], text[other], ...(said?.[other] ?? [])];
  const twin = twins.find((one) => one.lang === other && says(one));
  if (!twin) return plain;
  const excerpt = excerptAround(twin.text, terms, { length: 70 });
  return { ...plain, inOther: { pieces: highlightWords(excerpt, terms), lang: other } };
}

/** Whether it says no to what was asked, and wasn't asked for by name. */
export function isRefused({ name, mark }: Found, terms: readonly Term[]): boolean {
  const isNamed = terms.some((term) => mentions(`${name.en.text} ${name.es.text}`, term));
  return !isNamed && marksAsked(false, mark ?? {}, terms.flatMap(wordsOf)).length > 0;
}

const wordsOf = ({ typed, synonyms }: Term) => [typed, ...synonyms];

/** Whether it says a word of the search anywhere, in either language. */
export function isAbout(found: Found, term: Term): boolean {
  const { names, texts, tags } = documentOf(found);
  return mentions([names.en, names.es, texts.en, texts.es, tags].join(" "), term);
}
