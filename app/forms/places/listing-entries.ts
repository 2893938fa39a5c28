import * as v from "valibot";
import { internationalDigits } from "../../rules/places/contact-links";
import type { CoordinateName } from "../../rules/places/coordinates";
import { readCoordinate } from "../../rules/places/typed-position";
import { isLanguage, type Language } from "../../rules/site/language";
import { makeTranslation, type Translation } from "../../rules/site/owner-translation";
import { safeImageUrl, safeUrl } from "../../rules/site/safe-url";
import { type FormSchema, type MessageKey, message } from "../site/parse";

const tooLong = message("submission.problems.tooLong");
export const mostPictures = 30;

export const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest, tooLong));

export const required = (longest: number, missing: MessageKey) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(longest, tooLong));

const orNull = (typed: string) => typed || null;

export const optionalText = (longest: number) => v.pipe(text(longest), v.transform(orNull));

export const category = (words: readonly string[], missing: MessageKey) =>
  v.pipe(
    v.string(),
    v.check((typed) => words.includes(typed), missing),
  );

const isNumber = (typed: string) => typed === "" || internationalDigits(typed) !== null;

export const phone = v.pipe(
  text(60),
  v.check(isNumber, message("submission.problems.number")),
  v.transform(orNull),
);

export const requiredPhone = (missing: MessageKey) =>
  v.pipe(required(60, missing), v.check(isNumber, message("submission.problems.number")));

export const contactEmail = v.pipe(
  text(254),
  v.toLowerCase(),
  v.check(
    (typed) => typed === "" || v.is(v.pipe(v.string(), v.email()), typed),
    message("submission.problems.email"),
  ),
  v.transform(orNull),
);

/** Adds https:// to what looks like a web address. */
const completed = (typed: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed;
const isWebAddress = (typed: string) => typed === "" || safeUrl(typed) !== null;

export const webAddress = (wrong: MessageKey) =>
  v.pipe(text(2000), v.transform(completed), v.check(isWebAddress, wrong), v.transform(orNull));

export const requiredWebAddress = (missing: MessageKey, wrong: MessageKey) =>
  v.pipe(required(2000, missing), v.transform(completed), v.check(isWebAddress, wrong));

const pictureAddress = v.pipe(
  text(2000),
  v.check((typed) => typed === "" || safeImageUrl(typed) !== null, message("submission.problems.image")),
);

export const picture = v.pipe(pictureAddress, v.transform(orNull));

/** Without empty lines and duplicates. */
const distinct = (lines: string[]) => [...new Set(lines.filter(Boolean))];

export const pictures = v.pipe(
  v.array(pictureAddress),
  v.transform(distinct),
  v.maxLength(mostPictures, message("submission.problems.tooManyPictures")),
);

export const lines = (longest: number, most: number, tooMany: MessageKey) =>
  v.pipe(v.array(text(longest)), v.transform(distinct), v.maxLength(most, tooMany));

const coordinate = (name: CoordinateName) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (typed) => typed === "" || readCoordinate(name, typed) !== null,
      message(`submission.problems.${name}`),
    ),
    v.transform((typed) => readCoordinate(name, typed)),
  );

export const coordinates = { latitude: coordinate("latitude"), longitude: coordinate("longitude") };

/** Accepts a decimal point or comma; null if empty. */
export const amount = (least: number, most: number, decimals: 1 | 2, wrong: MessageKey) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => typed.replace(/^(\d+),(\d+)$/, "$1.$2")),
    v.check(
      (typed) => typed === "" || (isDecimal(typed, decimals) && isBetween(Number(typed), least, most)),
      wrong,
    ),
    v.transform((typed) => (typed === "" ? null : Number(typed))),
  );

export const price = amount(0, 1_000_000, 2, message("submission.problems.price"));

/** Trailing zeros don't count. */
const isDecimal = (typed: string, decimals: number) => {
  const [, digits] = /^\d{1,9}(?:\.(\d+?)0*)?$/.exec(typed) ?? [null, "too many"];
  return (digits ?? "").length <= decimals;
};

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

export const checked = v.pipe(
  v.string(),
  v.transform((typed) => typed === "on"),
);

/** If it's missing, the caller uses the page's language. */
export const language = v.pipe(
  v.string(),
  v.check((typed) => typed === "" || isLanguage(typed), message("submission.problems.language")),
  v.transform((typed): Language | null => (isLanguage(typed) ? typed : null)),
);

export type Written = { language: Language; previous?: Translation | null };

/** Null means the language of the page. */
export type ListingSchema = FormSchema & v.GenericSchema<unknown, { language: Language | null }>;

/** A row's texts and their translations. */
export function inBothLanguages<Words extends Record<string, string | null>>(
  words: Words,
  twins: { [Name in keyof Words]: string },
  { language, previous = null }: Written,
) {
  return { ...words, language, translation: makeTranslation(words, twins, previous) };
}

const part = v.pipe(v.string(), v.trim(), v.maxLength(40));

/** The choices for the drawing that replaces a photo, and the drawing that was shown with them. */
export const portraitEntries = {
  "portrait.thing": part,
  "portrait.hour": part,
  "portrait.accent": part,
  "portrait.setting": part,
  "portrait.shown": part,
};
