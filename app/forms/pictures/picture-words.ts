import { pictureAt } from "../../rules/pictures/picture-address";
import type { Typed } from "../site/parse";

/** Alt text fields are named by language and address. */
export function wordsField(language: "en" | "es", address: string): string {
  return `alt.${language}.${address}`;
}

const fieldName = /^alt\.(en|es)\.(\/images\/.+)$/;
const longest = 200;
const most = 80;

export function typedPictureWords(form: FormData): Typed {
  const named = [...form.entries()].filter(([name]) => fieldName.test(name)).slice(0, 2 * most);
  return Object.fromEntries(
    named.map(([name, value]) => [name, typeof value === "string" ? [value.trim().slice(0, longest)] : []]),
  );
}

export type PictureWords = { key: string; alt_en: string; alt_es: string };

/** Only for pictures stored here, by key. */
export function readPictureWords(typed: Typed): PictureWords[] {
  const addresses = Object.keys(typed).flatMap((name) => fieldName.exec(name)?.[2] ?? []);
  return [...new Set(addresses)].flatMap((address) => {
    const key = pictureAt(address)?.key;
    const word = (language: "en" | "es") => typed[wordsField(language, address)]?.[0] ?? "";
    return key ? [{ key, alt_en: word("en"), alt_es: word("es") }] : [];
  });
}
