import { tsImport } from "tsx/esm/api";
import type { Plugin } from "vite";
import { pickWords, screenWords } from "../app/rules/site/screen-words.ts";

/** "words:es/place": a hydrated screen's words as a file of their own. */
export function wordsOfScreens(): Plugin {
  return {
    name: "cambutal:words-of-screens",
    resolveId: { filter: { id: /^words:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0words:/ },
      async handler(id) {
        const [language, screen] = id.slice("\0words:".length).split("/");
        const catalog = `app/locales/${language}/index.ts`;
        // The Worker already has all words.
        if (this.environment.name !== "client") return "export default {}";
        // In development, words reload as they change.
        if (this.environment.mode === "dev") return `export { default } from "/${catalog}"`;
        const { default: words } = await tsImport(`../${catalog}`, import.meta.url);
        const keys = screenWords[screen as keyof typeof screenWords];
        return `export default ${JSON.stringify(keys ? pickWords(words, keys) : words)}`;
      },
    },
  };
}
