import { withNote } from "../rules/kept/kept-note";
import { isPocket, mayBeKept, missingName, pocketPath, standIns } from "../rules/kept/kept-pages";
import { languageOf, localPath } from "../rules/site/language";
import { sameSitePath } from "../rules/site/same-site-path";
import { wordsFrom } from "../rules/site/words";
import { keepCode, keepFilesOf, pause } from "./files";
import type { Asked } from "./scope";
import { ownFiles, settings } from "./settings";
import { clearShelf, findPage, keepWithinRoom, makeShelf, openShelf, pocketsOn, putPage } from "./shelf";

/** So long a page that is kept waits for a newer one. */
const patience = 4000;
/** A pocket guide that is older is brought anew while there is a signal. */
const pocketAge = 6 * 60 * 60_000;

const here = (path: string) => new URL(path, location.origin);

/** The network first, always; what is kept only where it does not answer. */
export async function answerPage(event: Asked, url: URL): Promise<Response> {
  const coming = fromNetwork(event);
  const keeping = coming.then((answer) =>
    mayBeKept(url.pathname, answer) ? keepOpened(url, answer.clone()) : undefined,
  );
  event.waitUntil(keeping.catch(() => {}));
  // A shelf that cannot be read is as good as none: the site goes on.
  const shelf = await openShelf().catch(() => null);
  const kept = shelf && (await findPage(shelf, url).catch(() => null));
  const waiting = coming.catch(() => null);
  const answer = await (kept ? Promise.race([waiting, pause(patience).then(() => null)]) : waiting);
  if (answer) return answer;
  if (kept) return withItsAge(kept, url);
  return (shelf && (await leadOn(shelf, url))) ?? Response.error();
}

async function fromNetwork(event: Asked): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function keepOpened(url: URL, answer: Response): Promise<void> {
  const shelf = await openShelf();
  if (!shelf) return void (await answer.body?.cancel());
  await keepFilesOf(shelf, await putPage(shelf, url, answer));
  await keepWithinRoom(shelf);
  for (const pocket of await pocketsOn(shelf)) {
    const at = (await findPage(shelf, pocket))?.at ?? 0;
    if (Date.now() - at > pocketAge) await bringPage(shelf, pocket);
  }
}

/** A page as anybody may see it, whoever asks. */
async function bringPage(shelf: Cache, url: URL): Promise<void> {
  const answer = await fetch(url, { credentials: "omit" });
  if (!mayBeKept(url.pathname, answer)) throw new Error(`${url.pathname} is not to be kept`);
  await keepFilesOf(shelf, await putPage(shelf, url, answer), 0);
}

/** Somebody wants the guide on this device: the pocket guide in the language of the page they are on, and that page. */
export async function keepAsked(address: string): Promise<boolean> {
  const shelf = await makeShelf();
  const url = here(address);
  try {
    await bringPage(shelf, here(localPath(languageOf(url.pathname), pocketPath)));
  } catch {
    await clearShelf();
    return false;
  }
  if (!isPocket(url.pathname)) await bringPage(shelf, url).catch(() => {});
  return true;
}

/** A new worker brings what it adds to pages, where anything is kept. */
export async function bringOwnFiles(): Promise<void> {
  const shelf = await openShelf();
  if (shelf) await keepCode(shelf, ownFiles);
}

/** What an earlier worker kept in another way makes way; the pocket guides among it are brought anew. */
export async function moveFrom(shelves: readonly string[]): Promise<void> {
  for (const name of shelves) {
    const old = await caches.open(name);
    for (const pocket of await pocketsOn(old)) {
      const shelf = await makeShelf();
      await bringPage(shelf, pocket).catch(() => {});
    }
    await caches.delete(name);
  }
}

async function withItsAge({ answer, at }: { answer: Response; at: number }, url: URL): Promise<Response> {
  const missing = isPocket(url.pathname) ? sameSitePath(url.searchParams.get(missingName)) : null;
  const language = languageOf(missing ?? url.pathname);
  const words = wordsFrom(language, settings.words[language]);
  const { sheet, script, minutesAhead } = settings;
  const moment = { at, now: Date.now(), minutesAhead };
  const html = withNote(await answer.text(), { words, path: url.pathname, moment, sheet, script, missing });
  return new Response(html, { headers: answer.headers });
}

async function leadOn(shelf: Cache, url: URL): Promise<Response | null> {
  for (const path of standIns(url)) {
    if (await findPage(shelf, here(path))) return Response.redirect(here(path).href, 302);
  }
  return null;
}
