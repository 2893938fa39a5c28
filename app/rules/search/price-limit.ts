const before = String.raw`\b(?:under|below|less than|up to|max(?:imum)?|menos de|por debajo de|maximo|hasta)(?: de)? `;
const night = "(?: (?:a|per|por|la) ?(?:night|noche))";
const currency = "(?: ?(?:dollars|bucks|usd|dolares|balboas))";
const unit =
  " ?(?:%|[ap]\\.? ?m\\b|m\\b|min|km|kilom|mi\\b|mil|met|ft|feet|foot|pies|h\\b|hou|hor|day|dia|year|ano|peo|per|kg|lb|pou|kil)";
/**
 * For folded text: "under $80", "menos de 80 dólares la noche". A number without a currency must be at least 30,
 * since smaller ones may be hours, and of nothing else: "under 30 minutes".
 */
const limits = [
  new RegExp(String.raw`${before}(?:us)? ?\$ ?(\d{2,4})\b${currency}?${night}?`),
  new RegExp(String.raw`${before}(\d{2,4})(?:${currency}${night}?|${night})`),
  new RegExp(String.raw`${before}([3-9]\d|\d{3,4})\b(?!${unit}|[:.,]\d)`),
];

/** The highest price per night in a folded text, and the text without it. */
export function takePriceLimit(folded: string): { priceLimit: number | null; text: string } {
  const found = limits.map((limit) => limit.exec(folded)).find((match) => match !== null);
  return found
    ? { priceLimit: Number(found[1]), text: folded.replace(found[0], " ") }
    : { priceLimit: null, text: folded };
}

type Priced = { kind: string; price?: { amount: number } | null };

const isBed = ({ kind }: Priced) => kind === "hotel";

/** Only beds that cost no more, then what isn't a bed. Where there's none, those without a price before the dearer ones. */
export function affordableFirst<One extends Priced>(
  found: readonly One[],
  priceLimit: number | null,
): readonly One[] {
  if (priceLimit === null) return found;
  const rank = (one: One) => {
    if (!isBed(one)) return 3;
    const { price } = one;
    if (!price) return 1;
    return price.amount <= priceLimit ? 0 : 2;
  };
  const isWithin = (one: One) => rank(one) === 0;
  const fitting = found.some(isWithin) ? found.filter((one) => isWithin(one) || !isBed(one)) : found;
  return fitting.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether every bed found costs more. */
export function areDearer(found: readonly Priced[], priceLimit: number | null): boolean {
  const beds = found.filter(isBed);
  return (
    priceLimit !== null && beds.length > 0 && beds.every(({ price }) => price && price.amount > priceLimit)
  );
}
