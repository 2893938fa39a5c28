/** What is wrong with single fields of a submission, in a reviewer's words. */
export type FieldReasons = { [field: string]: string };

const prefix = "reason.";
const longest = 300;
const most = 30;

/** "reason.phone": the name of the field in which a reviewer says what is wrong with another. */
export function reasonField(field: string): string {
  return prefix + field;
}

/** The reasons among the fields that were sent; an empty one says nothing, and no form has an unknown field. */
export function readFieldReasons(
  submitted: readonly [name: string, text: string][],
  isKnown: (field: string) => boolean,
): FieldReasons {
  const reasons = submitted.flatMap(([name, text]): [string, string][] => {
    const field = name.startsWith(prefix) ? name.slice(prefix.length) : "";
    const reason = text.trim().slice(0, longest);
    return reason && isKnown(field) ? [[field, reason]] : [];
  });
  return Object.fromEntries(reasons.slice(0, most));
}

/** The reason for a field, or for any part of it: "hours" where Monday's are wrong. */
export function reasonFor(reasons: FieldReasons | null, field: string): string | undefined {
  const found = Object.entries(reasons ?? {}).filter(([one]) => one === field || one.startsWith(`${field}.`));
  return found.length > 0 ? found.map(([, reason]) => reason).join(" ") : undefined;
}

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
