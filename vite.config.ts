import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { filesOfScreens } from "./scripts/files-of-screens.ts";
import { origin, stateDir } from "./scripts/local.ts";
import { wordsOfScreens } from "./scripts/words-of-screens.ts";

/** What the screens share, in a few files: the framework, what who works with the same screens shares, and the rest. */
const fewFiles = [
  { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 9 },
  ...filesOfScreens,
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3500 },
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
