import { dateTexts, readTextDates, type TextDates } from "../../../rules/content/text-dates";
import { localDate } from "../../../rules/time/panama-time";
import type { Services } from "../../services";

/** The built-in words of each fixed page, by its path. */
export type Texts = { [path: string]: unknown };

const key = "text-dates.json";

/** Since which day each page says what it says; what has changed with this deployment counts from today. */
export async function rememberTexts({ files, now }: Services, texts: Texts): Promise<TextDates> {
  const stored = await (await files.get(key))?.text();
  const dates = dateTexts(readTextDates(stored), texts, localDate(now()));
  const written = JSON.stringify(dates);
  if (written !== stored) await files.put(key, written);
  return dates;
}
