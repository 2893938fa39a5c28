import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { WordsProvider } from "./components/site/words";
import { type HandedWords, withOverrides, wordsFrom } from "./rules/site/page-words";

const catalogs = {
  en: { owners: () => import("./locales/en/owners"), all: () => import("./locales/en/index") },
  es: { owners: () => import("./locales/es/owners"), all: () => import("./locales/es/index") },
};

const handed: Partial<HandedWords> = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
const language = document.documentElement.lang === "es" ? "es" : "en";
const catalog = await catalogs[language][handed.areas ?? "all"]();
const words = wordsFrom(language, withOverrides(catalog.default, handed.overrides ?? []));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider words={words}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  );
});
