import type { Plugin } from "vite";

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
        if (id.endsWith("/site.tsx") || /^export const handle = .*hydrate: true/m.test(code)) return;
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
