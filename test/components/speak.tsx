import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { WordsProvider } from "../../app/components/site/words";
import { catalogs } from "../../app/locales/index";
import type { Language } from "../../app/rules/site/language";
import { wordsFrom } from "../../app/rules/site/words";

/** Renders a piece of a page in a language, as the server does. */
export function speak(language: Language, piece: ReactNode): string {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => piece }]);
  const words = wordsFrom(language, catalogs[language]);
  return renderToStaticMarkup(
    <WordsProvider words={words}>
      <Page />
    </WordsProvider>,
  );
}
