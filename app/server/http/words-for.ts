import type { RouterContextProvider } from "react-router";
import type { Language } from "../../rules/site/language";
import { wordsIn } from "./i18n";

/** The words of any language, for mail to people who read another than the page's. */
export function wordsFor(context: Readonly<RouterContextProvider>) {
  const words = wordsIn(context);
  return (language: Language) => words.getFixedT(language);
}
