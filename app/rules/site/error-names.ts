/** Statuses with error pages of their own. */
const names = {
  400: "badRequest",
  401: "forbidden",
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  413: "tooLarge",
  429: "tooMany",
  503: "away",
} as const;

type ErrorName = (typeof names)[keyof typeof names] | "broken";

export function errorName(status: number): ErrorName {
  return names[status as keyof typeof names] ?? "broken";
}
