import type { TFunction } from "i18next";

/** An untranslated word is shown as it's stored. */
export function categoryName(t: TFunction, stored: string): string {
  const key = `places.categories.${stored}`;
  const name: string = t(key as "places.categories.all");
  return name === key ? stored : name;
}
