import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { origin, stateDir } from "./scripts/local.ts";
import { wordsOfScreens } from "./scripts/words-of-screens.ts";

/** What guides, menus, reviews and owners' lists share among themselves is no part of a form. */
const ofForms =
  /^(?!.*(\/workbench\/(review|owner\/own-)|\/panama-time|date-fns|\/rules\/places\/menu|\/restaurant-tabs|\/components\/content\/|\/rules\/(town|sea)\/|\/rules\/info\/(bus|depart|fares|costs|ways)))/;

/** The framework, and what would bring along a screen it is written on: the notice, and the way to words. */
const onEveryScreen =
  /node_modules\/(react|react-dom|scheduler|react-router)\/|site-notice|workbench\/screen-words/;

/** What the screens share, in a few files: React, what stands on many, on some, the pieces, and the rest by who shares it. */
const fewFiles = [
  { name: "framework", test: onEveryScreen, priority: 9 },
  { name: "frame", test: ofForms, minShareCount: 12, priority: 8 },
  { name: "ui", test: /\/app\/ui\//, minShareCount: 3, priority: 7 },
  { name: "form", test: ofForms, minShareCount: 5, priority: 7 },
  { name: "writing", test: /\/workbench\/posts\//, minShareCount: 2, priority: 7 },
  { name: "shared", minShareCount: 2, priority: 6, entriesAware: true, entriesAwareMergeThreshold: 3500 },
];

/** Without the names of all who share it. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.replace(/~.*/, "")}-[hash].js`;

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: stateDir },
      // While the code is changed: mail can be read, and what is mailed leads back here.
      config: command === "serve" ? { vars: { ORIGIN: origin, DEV_PAGES: "on" } } : {},
    }),
    tailwindcss(),
    reactRouter(),
    wordsOfScreens(),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: { assetsInlineLimit: 0 },
  // What a page's script fetches only when it is wanted becomes a file of its own.
  worker: { format: "es" },
  environments: {
    // Every cold start reads the Worker anew. Its maps stay here, for stacks that can be read.
    ssr: { build: { minify: true, sourcemap: true } },
    // On a weak signal a form waits for each of its files.
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles }, chunkFileNames } } },
    },
  },
}));
