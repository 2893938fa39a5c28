import type { i18n, TFunction } from "i18next";
import { useWords } from "./words";

type Words = { t: TFunction; exists: i18n["exists"] };

/** What people read for a stored category or type; a word nobody translated is shown as it is stored. */
export function categoryName({ t, exists }: Words, stored: string): string {
  const key = `places.categories.${stored}` as "places.categories.all";
  return exists(key) ? (t(key) as string) : stored;
}

export function useCategoryName(): (stored: string) => string {
  const { t, i18n } = useWords();
  return (stored) => categoryName({ t, exists: i18n.exists }, stored);
}
