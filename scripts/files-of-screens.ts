import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** The routes that a framework takes over in the browser, by what is worked on there. */
const screens = {
  place: /\/routes\/(add|my-listings)\/place\.tsx/,
  event: /\/routes\/(add|my-listings)\/event\.tsx/,
  post: /\/routes\/(add\/blog|my-listings\/post)\.tsx/,
  owner: /\/routes\/(account\/(profile|security)|my-listings\/my-listings)\.tsx/,
  studio: /\/routes\/admin\/(content|images|notice|search|seo|translations)\.tsx/,
};
const everywhere = /\/app\/(entry\.client|root)\.tsx/;
const review = /\/routes\/admin\/(place|event|post)\.tsx/;
const admin = /\/routes\/admin\/(?!place|event|post)/;

export const sharedAmong = [...Object.values(screens), review, admin];

/** A module, and all that import it, near or far. What a route asks the server for stays there. */
function importersOf(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const one of found)
    for (const importer of modules.getModuleInfo(one)?.importers ?? [])
      if (!importer.includes("/app/server/")) found.add(importer);
  return [...found];
}

/** A file is named after the screens that share what is in it. What three share, all load. */
function fileOf(id: string, modules: Modules): string {
  const importers = importersOf(id, modules);
  const isReadAt = (route: RegExp) => importers.some((importer) => route.test(importer));
  const readers = Object.entries(screens).flatMap(([name, route]) => (isReadAt(route) ? name : []));
  if (readers.length > 2 || isReadAt(everywhere)) return "frame";
  if (readers.length === 2) return readers.join("-");
  // A review shows what any of them writes, and need not load how it is written.
  if (readers.length === 0 && isReadAt(admin)) readers.push("admin");
  if (isReadAt(review)) readers.push("review");
  return readers.join("-");
}

/** A file takes along what its modules import, so that what is read more widely is taken before. */
const widestFirst = [
  /^frame$/,
  /-(?!review)/,
  /^(?!admin).*-review$/,
  /^(place|event|post|owner|studio)$/,
  /^admin-review$/,
  /^(admin|review)$/,
];

/** What working screens share, in a few files of which each loads only those that it needs. */
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
