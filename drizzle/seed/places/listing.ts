import { demonstrationId } from "../../../app/rules/places/demonstration";
import { searchText } from "../../../app/rules/places/listing-texts";
import type { Status } from "../../../app/rules/review/status";
import type { Language } from "../../../app/rules/site/language";
import type { ListingKind } from "../../../app/rules/site/listing-kinds";
import { makeTranslation } from "../../../app/rules/site/owner-translation";
import { slugOf } from "../../../app/rules/site/slugs";
import { fillFacts } from "../../../app/rules/site/words";
import { builtInWords } from "../../../app/server/http/changed-words";

export const demoOwner = "demo-owner";
export const demoAdmin = "demo-admin";

const day = 86_400_000;
const confession = {
  en: "A demonstration: all of it is made up.",
  es: "Demostración: todo es inventado.",
};

type Texts = Record<string, string>;
type Story = {
  /** In the language it was written in first; the other one is its translation. */
  language: Language;
  en: Texts;
  es: Texts;
  status?: Status;
  review_note?: string;
  isOwners?: boolean;
  is_premium?: boolean;
  display_order?: number;
};

/** What every seeded listing has, whatever its kind. The description says aloud that nothing here is real. */
export function listing(kind: ListingKind, nameField: string, story: Story, age: number, now: Date) {
  const { language, status = "approved", is_premium = false, display_order = 0 } = story;
  // Above the list of businesses it's said once: they have no pages of their own.
  const said = kind === "business" ? (texts: Texts) => texts : confess;
  const told = {
    en: said(story.en, "en"),
    es: said(story.es, "es"),
  };
  const original = told[language];
  const other = told[language === "en" ? "es" : "en"];
  const name = original[nameField] ?? kind;
  const created_at = now.getTime() - age * day;
  const reviewed_at = status === "pending" ? null : created_at + day / 2;
  return {
    ...original,
    id: `${demonstrationId}${kind}-${slugOf(kind, name)}`,
    slug: slugOf(kind, name),
    user_id: story.isOwners ? demoOwner : null,
    form_token: `${demonstrationId}${kind}-${slugOf(kind, name)}`,
    status,
    review_note: story.review_note ?? null,
    reviewed_by: reviewed_at === null ? null : demoAdmin,
    reviewed_at,
    approved_at: status === "approved" ? reviewed_at : null,
    changed_at: status === "approved" ? reviewed_at : null,
    waiting_since: status === "pending" ? created_at : null,
    language,
    translation: makeTranslation(original, other),
    search_text: searchText([...Object.values(original), ...Object.values(other)]),
    is_premium,
    display_order,
    created_at,
    updated_at: reviewed_at ?? created_at,
  };
}

/** The facts of the town in it are those of every page. */
function confess(texts: Texts, language: Language): Texts {
  const sentence = confession[language];
  const field = "full_description" in texts ? "full_description" : "description";
  return fillFacts({ ...texts, [field]: `${texts[field]} ${sentence}` }, builtInWords.words[language].fact);
}
