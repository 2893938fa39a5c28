import type { TFunction } from "i18next";
import type { RouterContextProvider } from "react-router";
import { composeSections } from "../../../rules/pages/page-content";
import { wordsIn } from "../../http/i18n";
import { builtInWords } from "../../http/words";
import type { Page } from "../site/page";

/** Of a page whose own words are a title and a line: its hero, and what else an admin wrote on it. */
export function heroSections(
  context: Readonly<RouterContextProvider>,
  page: Page,
  wordsOf: (t: TFunction) => { title: string; subtitle: string },
) {
  return composeSections(page, (language) => {
    const { t } = language === page.language ? wordsIn(context) : builtInWords(language);
    return [{ name: "hero" as const, ...wordsOf(t), imageSrc: "" }];
  });
}
