import { editDistance } from "../site/edit-distance";
import { type SearchDocument, wordsOf } from "./document";
import type { SearchKind } from "./search-kinds";

const shortest = 4;
const longest = 24;
/** A long name adds no more words than so many to those that spelling is corrected to. */
const mostWords = 60;
/** What is called by its subject alone has no name that anybody misspells. */
const nameless: readonly SearchKind[] = ["guide", "service", "aid"];

/**
 * What two spellings of a word have in common: the word without any one of its letters, and how it sounds. Two words
 * that are one slip apart share a form, so a misspelt word finds the right one by looking up its own.
 */
export function spellingForms(word: string): string[] {
  if (!canBeMisspelt(word)) return [];
  const forms = new Set([word]);
  for (let index = 0; index < word.length; index++) forms.add(word.slice(0, index) + word.slice(index + 1));
  const sound = soundOf(word);
  if (sound.length >= 3) forms.add(`~${sound}`);
  return [...forms];
}

function canBeMisspelt(word: string): boolean {
  return word.length >= shortest && word.length <= longest && /^\p{L}+$/u.test(word);
}

/** The consonants as Spanish and hurried English say them: "serveza" and "cerveza" sound the same. */
export function soundOf(word: string): string {
  const heard = word
    .replace(/ch/g, "x")
    .replace(/ph/g, "f")
    .replace(/h/g, "")
    .replace(/qu|ck|k/g, "c")
    .replace(/[cz](?=[ei])|z/g, "s")
    .replace(/g(?=[ei])/g, "j")
    .replace(/ll/g, "y")
    .replace(/v/g, "b")
    .replace(/(.)\1+/g, "$1");
  return heard.slice(0, 1) + heard.slice(1).replace(/[aeiouy]/g, "");
}

/** So many slips of the pen a word of this length may have. */
function slipsIn(word: string): number {
  return word.length < shortest ? 0 : word.length < 8 ? 1 : 2;
}

/** True for two spellings of what is likely the same word. */
export function isMisspelt(typed: string, word: string): boolean {
  if (!canBeMisspelt(typed) || typed[0] !== word[0]) return isSoundAlike(typed, word);
  return editDistance(typed, word) <= slipsIn(typed) || isSoundAlike(typed, word);
}

function isSoundAlike(typed: string, word: string): boolean {
  const sound = soundOf(typed);
  return sound.length >= 3 && sound === soundOf(word) && editDistance(typed, word) <= 3;
}

/** The words that a misspelt one may be corrected to, with their forms: those of the names of places, events and posts. */
export function spellingsOf({ kind, names }: SearchDocument): { form: string; word: string }[] {
  if (nameless.includes(kind)) return [];
  const words = new Set([names.en, names.es].flatMap(wordsOf));
  return [...words]
    .slice(0, mostWords)
    .flatMap((word) => spellingForms(word).map((form) => ({ form, word })));
}
