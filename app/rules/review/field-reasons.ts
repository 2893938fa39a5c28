/** A reviewer's reasons by field. */
export type FieldReasons = { [field: string]: string };

const prefix = "reason.";
const longest = 300;
const most = 30;

/** "reason.phone": the form field for a reason. */
export function reasonField(field: string): string {
  return prefix + field;
}

/** Empty reasons are dropped, and unknown fields refused. */
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

/** Also for a part of a field: "hours" where Monday's are wrong. */
export function reasonFor(reasons: FieldReasons | null, field: string): string | undefined {
  const found = Object.entries(reasons ?? {}).filter(([one]) => one === field || one.startsWith(`${field}.`));
  return found.length > 0 ? found.map(([, reason]) => reason).join(" ") : undefined;
}

/** Common reasons, with words in both languages for the owner. */
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
