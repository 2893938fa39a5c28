import type { TFunction } from "i18next";
import { isOneOf } from "../site/one-of";

/** Stored and used in addresses; the locales have the names people read. */
export const postCategories = ["Surf", "Nature", "Food", "Culture", "Travel Tips", "Town Life"] as const;
export type PostCategory = (typeof postCategories)[number];

/** An unknown category is shown as it's stored. */
export function postCategoryName(t: TFunction, stored: string): string {
  return isOneOf(postCategories, stored) ? t(`blog.categories.${stored}`) : stored;
}
