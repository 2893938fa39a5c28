import { type EventType, eventTypes } from "./event-types";

const suffix = new RegExp(` \\| Type: (?:${eventTypes.join("|")})$`);

/** A series stores its type in its description; adding it twice changes nothing. */
export function withTypeSuffix(description: string, type: EventType): string {
  return `${withoutTypeSuffix(description)} | Type: ${type}`;
}

/** The description as it's shown. */
export function withoutTypeSuffix(description: string): string {
  return description.replace(suffix, "");
}
