/** Reasons that come up again and again; their words are in both languages, the owner reads their own. */
export const reviewReasons = [
  "incomplete",
  "duplicate",
  "location",
  "pictures",
  "unverified",
  "language",
  "promises",
] as const;
export type ReviewReason = (typeof reviewReasons)[number];
