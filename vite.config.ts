import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { origin, stateDir } from "./scripts/local.ts";
import { wholePageRenderer } from "./scripts/worker-build.ts";

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
    wholePageRenderer(),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: { assetsInlineLimit: 0 },
  // What a page's script fetches only when it is wanted becomes a file of its own.
  worker: { format: "es" },
  environments: {
    // Every cold start reads the Worker anew. Its maps stay here, for stacks that can be read.
    ssr: { build: { minify: true, sourcemap: true } },
  },
}));
