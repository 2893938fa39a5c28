import type { HydratedScreen } from "../rules/site/screen-words";
import { type HandedWords, type Words, wordsFrom } from "../rules/site/words";

const catalogs = {
  en: {
    place: () => import("words:en/place"),
    event: () => import("words:en/event"),
    post: () => import("words:en/post"),
    owner: () => import("words:en/owner"),
    admin: () => import("words:en/admin"),
  },
  es: {
    place: () => import("words:es/place"),
    event: () => import("words:es/event"),
    post: () => import("words:es/post"),
    owner: () => import("words:es/owner"),
    admin: () => import("words:es/admin"),
  },
};

/** The words handed over by the page, as JSON. */
export const handedWords = () => document.querySelector<HTMLDataElement>("data#words")?.value ?? "{}";

/** The catalog of a screen, or of the one the page was loaded with. */
export async function wordsOfScreen(screen?: HydratedScreen): Promise<Words> {
  const handed: Partial<HandedWords> = JSON.parse(handedWords());
  const language = document.documentElement.lang === "es" ? "es" : "en";
  const catalog = await catalogs[language][screen ?? handed.screen ?? "admin"]();
  return wordsFrom(language, catalog.default, handed.overrides);
}
