/** High: several public sources agree. Medium: one, or older ones. Low: hearsay, never stated as certain. */
export const certainties = ["high", "medium", "low"] as const;
export type Certainty = (typeof certainties)[number];

/** Both ends are equal where nobody knows it closer than "about". */
export type Range = readonly [least: number, most: number];
