import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const renderer = new URL(
  "../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js",
  import.meta.url,
);

/** Pages are rendered whole. React's package would bring the renderer that streams along, which is twice as large. */
export function wholePageRenderer(): Plugin {
  return {
    name: "cambutal:whole-page-renderer",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id) => (id === "react-dom/server" ? fileURLToPath(renderer) : undefined),
  };
}
