import { type EventType, eventTypes } from "../places/categories";

const suffix = new RegExp(` \\| Type: (?:${eventTypes.join("|")})$`);

/** A series keeps its type in the stored description as well; saving twice does not add it twice. */
export function withTypeSuffix(description: string, type: EventType): string {
  return `${withoutTypeSuffix(description)} | Type: ${type}`;
}

/** The description as it is shown anywhere. */
export function withoutTypeSuffix(description: string): string {
  return description.replace(suffix, "");
}
