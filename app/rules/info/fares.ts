import type { Range } from "../town/certainty";

const amount = String.raw`(?:US\$|USD|\$|B/\.?)?\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:\$|USD|dollars?|dólares|balboas?)?`;
const fare = new RegExp(String.raw`^${amount}(?:\s*(?:-|–|to|or|a|o|hasta)\s*${amount})?$`, "i");

/** "$9 to $10", "9-10", "B/. 2.50": dollars, which equal balboas. Null for anything else. */
export function readFare(text: string): Range | null {
  const [, first, second = first] = fare.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return null;
  const [least, most] = [dollars(first), dollars(second)];
  return least <= most ? [least, most] : null;
}

/** Text with a number counts as a price and is shown as written ("$45 a day"). */
export const namesPrice = (text: string): boolean => /\d/.test(text);

const dollars = (text: string) => Number(text.replace(",", "."));

/** Null while one is missing. */
export function sumOfFares(fares: readonly (Range | null)[]): Range | null {
  const known = fares.filter((one) => one !== null);
  if (known.length < fares.length || known.length === 0) return null;
  const sum = (end: 0 | 1) => Math.round(known.reduce((all, one) => all + one[end], 0) * 100) / 100;
  return [sum(0), sum(1)];
}
