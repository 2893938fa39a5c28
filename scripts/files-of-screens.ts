import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Hydrated routes, by who works there. */
const screens = {
  place: /\/routes\/(add|my-listings)\/place\.tsx/,
  event: /\/routes\/(add|my-listings)\/event\.tsx/,
  post: /\/routes\/(add\/blog|my-listings\/post)\.tsx/,
  owner: /\/routes\/(account\/(profile|security)|my-listings\/my-listings)\.tsx/,
  studio: /\/routes\/admin\/(content|images|notice|search|seo|translations)\.tsx/,
};
const everywhere = /\/app\/(entry\.client|root)\.tsx/;
const review = /\/routes\/admin\/(place|event|post)-review\.tsx/;
const admin = /\/routes\/admin\/(?!(place|event|post)-review)/;

export const sharedAmong = [...Object.values(screens), review, admin];

/** A module with everything that imports it, directly or not; server-only imports don't count. */
function importersOf(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const one of found)
    for (const importer of modules.getModuleInfo(one)?.importers ?? [])
      if (!importer.includes("/app/server/")) found.add(importer);
  return [...found];
}

/** A bundle is named after the screens that share it; code shared by three or more goes to all. */
function fileOf(id: string, modules: Modules): string {
  const importers = importersOf(id, modules);
  const isReadAt = (route: RegExp) => importers.some((importer) => route.test(importer));
  const readers = Object.entries(screens).flatMap(([name, route]) => (isReadAt(route) ? name : []));
  if (readers.length > 2 || isReadAt(everywhere)) return "frame";
  if (readers.length === 2) return readers.join("-");
  // The review shows what all of them write, but doesn't need their editors.
  if (readers.length === 0 && isReadAt(admin)) readers.push("admin");
  if (isReadAt(review)) readers.push("review");
  return readers.join("-");
}

/** A bundle takes its modules' imports along, so more widely shared code is bundled first. */
const widestFirst = [
  /^frame$/,
  /-(?!review)/,
  /^(?!admin).*-review$/,
  /^(place|event|post|owner|studio)$/,
  /^admin-review$/,
  /^(admin|review)$/,
];

/** Few bundles, of which each screen loads those it needs. */
export const filesOfScreens: Rolldown.CodeSplittingGroup[] = widestFirst.map((kind, index) => ({
  debugName: `screens ${kind.source}`,
  name: (id, modules) => {
    if (modules.getModuleInfo(id)?.isEntry) return null;
    const file = fileOf(id, modules);
    return kind.test(file) ? file : null;
  },
  priority: widestFirst.length - index,
  minShareCount: 2,
}));
