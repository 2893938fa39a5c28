export const quarters = ["new", "first-quarter", "full", "last-quarter"] as const;
export type Quarter = (typeof quarters)[number];
