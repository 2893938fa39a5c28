import { home as homeEn } from "./en/guides/home";
import { surf as surfEn } from "./en/guides/surf";
import { home as homeEs } from "./es/guides/home";
import { surf as surfEs } from "./es/guides/surf";

/** The built-in text of the managed pages, which rows of page_content override section by section. */
export const guides = {
  en: { home: homeEn, surf: surfEn },
  es: { home: homeEs, surf: surfEs },
};
