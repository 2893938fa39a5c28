import type { Language } from "../site/language";
import { clockText } from "../time/dates";
import { parseTimeOfDay } from "./hours-words";

/** An hour as the guide writes hours; what is none stays as it was typed. */
export function hourInWords(text: string | undefined, language: Language): string | undefined {
  const minutes = parseTimeOfDay(text);
  return minutes === null ? text : clockText(minutes, language);
}
