import { defaultCurrency } from "./currencies";

const symbols: Record<string, string> = { USD: "$", EUR: "€", MXN: "MX$", PAB: "$" };

/** Whole prices without cents; Panama writes numbers as English does, and a balboa is a dollar. */
export function formatPrice(amount: number, currency: string): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toFixed(cents).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return (symbols[currency] ?? `${currency}\u00a0`) + number;
}

/** What a price is for, as the catalogs' words for it. */
const fromWords = { hotel: "places.stay.from", activity: "places.do.from" } as const;

export type PriceFrom = {
  amount: number;
  text: string;
  /** Its sentence: a hotel's is for a night. */
  word: (typeof fromWords)[keyof typeof fromWords];
};

type Priced = { price_from?: number | null; currency?: string };

/** The lowest price; null where nobody gave one. An activity has no currency: it's in dollars. */
export function priceFrom(
  kind: keyof typeof fromWords,
  { price_from = null, currency }: Priced,
): PriceFrom | null {
  if (price_from === null) return null;
  const text = formatPrice(price_from, currency || defaultCurrency);
  return { amount: price_from, text, word: fromWords[kind] };
}
