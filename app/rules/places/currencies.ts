export const currencies = ["USD", "PAB", "EUR", "MXN"] as const;

type Currency = (typeof currencies)[number];

export const defaultCurrency: Currency = "USD";
