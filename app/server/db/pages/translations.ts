import { eq } from "drizzle-orm";
import type { Language } from "../../../rules/site/language";
import type { Database } from "../client";
import { translations } from "../schema/content";

export function selectTranslations(db: Database, language: Language) {
  return db
    .select({ key: translations.translation_key, value: translations.value })
    .from(translations)
    .where(eq(translations.language, language))
    .limit(2000);
}
