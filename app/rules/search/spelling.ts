import { editDistance } from "../site/edit-distance";
import { type SearchDocument, wordsOf } from "./document";
import type { SearchKind } from "./search-kinds";

const shortest = 4;
const longest = 24;
/** Per document, so that a long name doesn't add more. */
const mostWords = 60;
/** Their names are common words, which the subjects cover. */
const nameless: readonly SearchKind[] = ["guide", "service", "aid"];

/**
 * The forms two spellings may share: the word without any one of its letters, and its sound. Words one typo apart share
 * a form, so a misspelled word is found by looking up its forms.
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

/** The sound of the consonants in Spanish and casual English: "serveza" equals "cerveza". */
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

/** The number of typos allowed. */
function slipsIn(word: string): number {
  return word.length < shortest ? 0 : word.length < 8 ? 1 : 2;
}

/** Whether two spellings are likely the same word. */
export function isMisspelt(typed: string, word: string): boolean {
  if (!canBeMisspelt(typed) || typed[0] !== word[0]) return isSoundAlike(typed, word);
  return editDistance(typed, word) <= slipsIn(typed) || isSoundAlike(typed, word);
}

function isSoundAlike(typed: string, word: string): boolean {
  const sound = soundOf(typed);
  return sound.length >= 3 && sound === soundOf(word) && editDistance(typed, word) <= 3;
}

/** Correct spellings and their forms, from the names of places, events and posts. */
export function spellingsOf({ kind, names }: SearchDocument): { form: string; word: string }[] {
  if (nameless.includes(kind)) return [];
  const words = new Set([names.en, names.es].flatMap(wordsOf));
  return [...words]
    .slice(0, mostWords)
    .flatMap((word) => spellingForms(word).map((form) => ({ form, word })));
}
