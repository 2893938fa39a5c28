const symbols: Record<string, string> = { USD: "$", EUR: "€", MXN: "MX$", PAB: "$" };

/** Whole prices without cents; Panama writes numbers as English does, and a balboa is a dollar. */
export function formatPrice(amount: number, currency: string): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toFixed(cents).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return (symbols[currency] ?? `${currency}\u00a0`) + number;
}
