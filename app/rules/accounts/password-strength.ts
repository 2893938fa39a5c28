import { localWords } from "../town/town";
import { commonPasswords } from "./common-passwords";

const shortestPassword = 8;
const longestPassword = 200;

export type WeakPassword = "tooShort" | "tooLong" | "common" | "pattern" | "site" | "personal";
type Person = { email?: string; name?: string };

/** What is left beside a word that anybody would guess must still be worth guessing. */
const enoughBeside = 6;

/** Why a password would be guessed, the reasons that matter most first; none when it is good. */
export function weakPasswordReasons(password: string, person: Person = {}): WeakPassword[] {
  const length = [...password].length;
  if (length < shortestPassword) return ["tooShort"];
  if (length > longestPassword) return ["tooLong"];
  const plain = fold(password);
  const reasons: WeakPassword[] = [];
  if (isCommon(plain)) reasons.push("common");
  if (isPattern(plain)) reasons.push("pattern");
  if (leansOn(plain, localWords)) reasons.push("site");
  if (leansOn(plain, wordsOf(person))) reasons.push("personal");
  return reasons;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const swapped: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
let foldedCommon: Set<string> | undefined;

/** "P4ssw0rd!23" is "password" in a thin coat, and "qwertyqwerty" is "qwerty" twice. */
function isCommon(plain: string): boolean {
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const spelled = (text: string) => text.replace(/[013457@$]/g, (sign) => swapped[sign] ?? sign);
  const guesses = [plain, bare(plain), spelled(plain), bare(spelled(plain)), spelled(bare(plain))];
  foldedCommon ??= new Set([...commonPasswords].map(fold));
  const common = foldedCommon;
  return guesses.some((guess) => common.has(guess) || common.has(unrepeated(guess)));
}

/** "abcabc" without its repetition. */
function unrepeated(text: string): string {
  return text.match(/^(.{3,}?)\1+$/u)?.[1] ?? text;
}

/** One sign over and over, a short run repeated, or a walk up or down the digits or the alphabet. */
function isPattern(plain: string): boolean {
  if (new Set(plain).size <= 2 || /^(.{1,4}?)\1{2,}$/u.test(plain)) return true;
  const codes = [...plain].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const even = steps.filter(
    (step) => step === 1 || step === -1 || step === 0 || step === -9 || step === 9,
  ).length;
  return even >= steps.length - 1 || /^\d{1,2}[/.-]?\d{1,2}[/.-]?(19|20)\d\d$/.test(plain);
}

function leansOn(plain: string, words: string[]): boolean {
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, "");
  return words.some((word) => letters.includes(word) && letters.replaceAll(word, "").length < enoughBeside);
}

function wordsOf({ email = "", name = "" }: Person): string[] {
  const [local = "", domain = ""] = fold(email).split("@");
  const parts = [
    local.replace(/[^\p{L}\p{N}]/gu, ""),
    ...local.split(/[^\p{L}\p{N}]+/u),
    domain.split(".")[0] ?? "",
  ];
  const names = fold(name).split(/[^\p{L}\p{N}]+/u);
  return [...parts, ...names, names.join("")].filter((word) => word.length >= 4);
}
