import type { Found } from "./found";

const before = String.raw`\b(?:under|below|less than|up to|max(?:imum)?|menos de|por debajo de|maximo|hasta)(?: de)? `;
const night = "(?: (?:a|per|por|la) ?(?:night|noche))";
const currency = "(?: ?(?:dollars|bucks|usd|dolares|balboas))";
/**
 * For folded text: "under $80", "menos de 80 dólares la noche". A final number without a currency must be at least 30,
 * since smaller ones may be hours.
 */
const limits = [
  new RegExp(String.raw`${before}(?:us)? ?\$ ?(\d{2,4})\b${currency}?${night}?`),
  new RegExp(String.raw`${before}(\d{2,4})(?:${currency}${night}?|${night})`),
  new RegExp(String.raw`${before}([3-9]\d|\d{3,4})(?=$| (?:tonight|today|hoy|esta noche)$)`),
];

/** The highest price per night in a folded text, and the text without it. */
export function takePriceLimit(folded: string): { priceLimit: number | null; text: string } {
  const found = limits.map((limit) => limit.exec(folded)).find((match) => match !== null);
  return found
    ? { priceLimit: Number(found[1]), text: folded.replace(found[0], " ") }
    : { priceLimit: null, text: folded };
}

/** First what costs no more, last what costs more: it isn't left out. */
export function affordableFirst(found: readonly Found[], priceLimit: number | null): readonly Found[] {
  if (priceLimit === null) return found;
  const isWithin = ({ price }: Found) => price && price.amount <= priceLimit;
  return [
    ...found.filter(isWithin),
    ...found.filter(({ price }) => !price),
    ...found.filter((one) => one.price && !isWithin(one)),
  ];
}
