import type { TFunction } from "i18next";

/** What people read for a stored category or type; a word nobody translated is shown as it is stored. */
export function categoryName(t: TFunction, stored: string): string {
  const key = `places.categories.${stored}`;
  const name: string = t(key as "places.categories.all");
  return name === key ? stored : name;
}
