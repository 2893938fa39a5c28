import { tsImport } from "tsx/esm/api";
import type { Plugin } from "vite";
import { pickWords, screenWords } from "../app/rules/site/screen-words.ts";

/** "words:es/place": what screens of a kind say, in one file of their own. */
export function wordsOfScreens(): Plugin {
  return {
    name: "cambutal:words-of-screens",
    resolveId: { filter: { id: /^words:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0words:/ },
      async handler(id) {
        const [language, screen] = id.slice("\0words:".length).split("/");
        const catalog = `app/locales/${language}/index.ts`;
        // The Worker has all words already, and shows no dialog.
        if (this.environment.name !== "client") return "export default {}";
        // While the code is changed, words are taken up as they change.
        if (this.environment.mode === "dev") return `export { default } from "/${catalog}"`;
        const { default: words } = await tsImport(`../${catalog}`, import.meta.url);
        const keys = screenWords[screen as keyof typeof screenWords];
        return `export default ${JSON.stringify(keys ? pickWords(words, keys) : words)}`;
      },
    },
  };
}
