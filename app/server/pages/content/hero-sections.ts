import { composeSections } from "../../../rules/content/page-content";
import type { Context } from "../../context";
import { wordsIn } from "../../http/i18n";
import type { Page } from "../site/page";
import { type HeroPage, heroSection } from "./built-in-sections";

/** A page with only a title and a line: its hero, and sections an admin added. */
export function heroSections(context: Context, page: Page, path: HeroPage) {
  return composeSections(page, (language) => {
    return heroSection(path, wordsIn(context, language).t);
  });
}
