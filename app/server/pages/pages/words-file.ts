import { shownWord } from "../../../rules/pages/catalog-words";
import { writeWordsCsv } from "../../../rules/pages/words-import";
import { writeXliff } from "../../../rules/pages/words-xliff";
import { languages } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { ask } from "../../db/client";
import { selectOverridesAfter } from "../../db/pages/translations";
import type { OwnSent } from "../../http/sent-form";
import { allKeys, wordsOf } from "./words-list";

/** All words with what stands in their place now. */
export async function loadAllWords(context: OwnSent["context"]) {
  const { db } = context.get(servicesContext);
  const found = await ask(
    db,
    languages.map((language) => selectOverridesAfter(db, language, "")),
  );
  return wordsOf(allKeys, found.flat());
}

/** A file for whoever translates elsewhere; null where no such file is known. */
export async function wordsFile(context: OwnSent["context"], format: string): Promise<Response | null> {
  if (format !== "csv" && format !== "xliff") return null;
  const words = await loadAllWords(context);
  const pairs = words.map((word) => ({
    key: word.key,
    en: shownWord(word, "en"),
    es: shownWord(word, "es"),
  }));
  const isTable = format === "csv";
  return new Response(isTable ? writeWordsCsv(words) : writeXliff(pairs), {
    headers: {
      "Content-Type": isTable ? "text/csv; charset=utf-8" : "application/xliff+xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="playa-cambutal-words.${isTable ? "csv" : "xlf"}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
