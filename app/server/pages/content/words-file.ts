import { writeWordsCsv } from "../../../rules/content/words-import";
import { languages } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { selectOverridesAfter } from "../../db/content/translations";
import { ask } from "../../db/database";
import type { SignedInForm } from "../../http/submitted-form";
import { allKeys, wordsOf } from "./words-page";

/** All words with their replacements. */
export async function loadAllWords(context: SignedInForm["context"]) {
  const { db } = context.get(servicesContext);
  const found = await ask(
    db,
    languages.map((language) => selectOverridesAfter(db, language, "")),
  );
  return wordsOf(allKeys, found.flat());
}

/** For translators; null for an unknown format. */
export async function wordsFile(context: SignedInForm["context"], format: string): Promise<Response | null> {
  if (format !== "csv") return null;
  return new Response(writeWordsCsv(await loadAllWords(context)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="playa-cambutal-words.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
