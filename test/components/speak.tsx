import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { WordsProvider } from "../../app/components/site/words";
import type { Language } from "../../app/rules/site/language";
import { builtInWords } from "../../app/server/http/changed-words";

/** Renders components in a language, as the server does. */
export function speak(language: Language, piece: ReactNode): string {
  const router = createMemoryRouter([{ id: "root", path: "/", element: piece }]);
  const words = builtInWords.words[language];
  return renderToStaticMarkup(
    <WordsProvider words={words}>
      <RouterProvider router={router} />
    </WordsProvider>,
  );
}
