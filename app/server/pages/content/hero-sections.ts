import { composeSections } from "../../../rules/content/page-content";
import type { Context } from "../../context";
import { wordsIn } from "../../http/i18n";
import type { Page } from "../site/page";
import { type HeroPage, heroSection } from "./built-in-sections";

/** Of a page whose own words are a title and a line: its hero, and what else an admin wrote on it. */
export function heroSections(context: Context, page: Page, path: HeroPage) {
  return composeSections(page, (language) => {
    return heroSection(path, wordsIn(context, language).t);
  });
}
