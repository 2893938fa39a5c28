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

const eagerHandoff = /serverHandoffStream: (encodeViaTurboStream\(state, .*\)),/g;

/**
 * What a page was rendered from is written down for the framework in the browser where there is one. The package does so
 * for every page, and it was a tenth of the work of some.
 */
export function handoffOnDemand(): Plugin {
  let found = 0;
  return {
    name: "cambutal:handoff-on-demand",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/server-runtime\/server\.js$/ },
      handler(code) {
        found = [...code.matchAll(eagerHandoff)].length;
        return { code: code.replaceAll(eagerHandoff, "writeHandoff: () => $1,"), map: null };
      },
    },
    buildEnd(error) {
      if (!error && found !== 2)
        this.error(`the framework hands its data over in ${found} places where 2 are known`);
    },
  };
}

/** What people do who sign in or write something; everything else is what visitors read. */
const ofWork =
  /^import \* as (route\d+) from "[^"]*\/routes\/(account|add|admin|dev|my-listings|newsletter)\/.*$/gm;

const workRoutes = "virtual:work-routes";

/** The Worker reads what visitors need when it starts, and the rest when somebody first asks for it. */
export function workIsReadLater(): Plugin {
  let imports: RegExpExecArray[] = [];
  return {
    name: "cambutal:work-is-read-later",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id) => (id === workRoutes ? `\0${workRoutes}` : undefined),
    load: (id) =>
      id === `\0${workRoutes}`
        ? [
            ...imports.map(([line]) => line),
            `export { ${imports.map(([, name]) => name).join(", ")} };`,
          ].join("\n")
        : undefined,
    transform(code, id) {
      if (id !== "\0virtual:react-router/server-build") return;
      imports = [...code.matchAll(ofWork)];
      if (imports.length === 0) this.error("no route of work among those the framework imports");
      const names = new Set(imports.map(([, name]) => name));
      return code
        .replace(ofWork, "")
        .replace(/module: (route\d+)/g, (whole, name) =>
          names.has(name) ? `read: async () => (await import("${workRoutes}")).${name}` : whole,
        );
    },
  };
}
