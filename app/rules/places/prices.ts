import type { Language } from "../site/language";

const symbols: Record<string, string> = { USD: "$", EUR: "€", MXN: "MX$", PAB: "B/.\u00a0" };

/**
 * Whole prices without cents; Panama writes numbers as English does. A balboa is a dollar, and only who reads Spanish
 * knows its sign.
 */
export function formatPrice(amount: number, currency: string, language: Language): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toFixed(cents).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  const symbol = symbols[currency === "PAB" && language === "en" ? "USD" : currency];
  return (symbol ?? `${currency}\u00a0`) + number;
}
