import type { Language } from "../site/language";
import { clockText } from "../time/date-words";
import { parseTimeOfDay } from "./hours-tokens";

/** In the guide's spelling; anything else stays as typed. */
export function hourInWords(text: string | undefined, language: Language): string | undefined {
  const minutes = parseTimeOfDay(text);
  return minutes === null ? text : clockText(minutes, language);
}
