import type { TFunction } from "i18next";
import { isOneOf } from "../places/categories";

/** These words are stored and stand in addresses; what people read comes from the locales. */
export const postCategories = ["Surf", "Nature", "Food", "Culture", "Travel Tips", "Town Life"] as const;
export type PostCategory = (typeof postCategories)[number];

/** What people read for a stored category of posts; a word outside the list is shown as it is stored. */
export function postCategoryName(t: TFunction, stored: string): string {
  return isOneOf(postCategories, stored) ? t(`blog.categories.${stored}`) : stored;
}
