import type { TFunction } from "i18next";
import { isOneOf } from "../../rules/places/categories";
import { postCategories } from "../../rules/posts/post-categories";
import { useWords } from "../site/words";

/** What people read for a stored category of posts; a word outside the list is shown as it is stored. */
export function postCategoryName(t: TFunction, stored: string): string {
  return isOneOf(postCategories, stored) ? t(`blog.categories.${stored}`) : stored;
}

export function usePostCategoryName(): (stored: string) => string {
  const { t } = useWords();
  return (stored) => postCategoryName(t, stored);
}
