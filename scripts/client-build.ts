import { fileURLToPath } from "node:url";
import { tsImport } from "tsx/esm/api";
import type { Plugin } from "vite";
import { pickWords, screenWords } from "../app/rules/site/screen-words.ts";

const ours = (file: string) => fileURLToPath(new URL(`./preact/${file}`, import.meta.url));
const inPlaceOf: Record<string, string> = {
  react: ours("react.mjs"),
  "react-dom": "preact/compat",
  "react-dom/client": ours("client.ts"),
  "react/jsx-runtime": "preact/jsx-runtime",
};

/** Preact does in 10 KB what React's renderer does in 65, and an owner's phone has a weak signal. */
export function preactInTheBrowser(): Plugin {
  return {
    name: "cambutal:preact-in-the-browser",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^react(-dom)?(\/(client|jsx-runtime))?$/ },
      handler(id, importer) {
        return this.resolve(inPlaceOf[id] ?? id, importer, { skipSelf: true });
      },
    },
  };
}

/**
 * No framework takes over a public page, so nothing of it belongs in the browser's build. Should the router of a working
 * screen ever be led to one, it is opened as a page of its own.
 */
export function publicPagesStayOnTheServer(): Plugin {
  return {
    name: "cambutal:public-pages-stay-on-the-server",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/routes\/.+\.tsx$/ },
      handler(code, id) {
        if (id.endsWith("/site.tsx") || /^export const handle = .*hydrate: "/m.test(code)) return;
        return {
          code: [...code.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)]
            .map(([, name]) => `export const ${name} = undefined;`)
            .concat("export default function Elsewhere() { location.reload(); return null; }")
            .join("\n"),
          map: null,
        };
      },
    },
  };
}

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
