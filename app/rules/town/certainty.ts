/** High: several public sources agree. Medium: one, or older ones. Low: what people say, never told as certain. */
export const certainties = ["high", "medium", "low"] as const;
export type Certainty = (typeof certainties)[number];

/** From the least to the most; twice the same where nobody knows it closer than "about". */
export type Range = readonly [least: number, most: number];
