import { withNote } from "../rules/kept/kept-note";
import {
  isOurs,
  isPocket,
  isPrivate,
  isTwin,
  isWhole,
  mayBeKept,
  missingName,
  pocketPath,
  standIns,
} from "../rules/kept/kept-pages";
import { languageOf, localPath } from "../rules/site/language";
import { sameSitePath } from "../rules/site/same-site-path";
import { wordsFrom } from "../rules/site/words";
import { fetchInTime, keepCode, keepFilesOf, pause } from "./files";
import { ownFiles, settings } from "./settings";
import {
  clearShelf,
  findPage,
  keepWithinRoom,
  makeShelf,
  openShelf,
  pocketsOn,
  putPage,
  type ReadPage,
} from "./shelf";
import type { Asked } from "./worker-types";

/** How long to wait for the whole page from the network before showing the kept one. */
const patience = 4000;
/** How long to wait for a first byte of a page that isn't kept before showing the pocket guide. */
const longPatience = 15_000;
/** An older pocket guide is refreshed while there is a signal. */
const pocketAge = 6 * 60 * 60_000;

const here = (path: string) => new URL(path, location.origin);

/** Network first, always; the kept page only where there is no answer, or it breaks off. */
export async function answerPage(event: Asked, url: URL): Promise<Response> {
  const coming = fromNetwork(event);
  const page = coming.then((answer) => readPage(url, answer));
  event.waitUntil(page.then((read) => read && keepOpened(url, read)).catch(() => {}));
  // An unreadable cache counts as none.
  const shelf = await openShelf().catch(() => null);
  const kept = shelf && (await findPage(shelf, url).catch(() => null));
  if (kept) {
    const whole = page.then(() => coming);
    return (await within(patience, whole)) ?? withItsAge(kept, url);
  }
  const first = isPrivate(url.pathname) ? await coming.catch(() => null) : await within(longPatience, coming);
  return first ?? (shelf && (await leadOn(shelf, url))) ?? coming;
}

async function fromNetwork(event: Asked): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** The response, or null if it is late or fails. */
const within = (time: number, coming: Promise<Response>) =>
  Promise.race([coming.catch(() => null), pause(time).then(() => null)]);

/** A page that may be kept, fully read; null for any other response. Throws where it breaks off. */
async function readPage(url: URL, answer: Response): Promise<ReadPage | null> {
  if (!mayBeKept(url.pathname, answer)) return null;
  const text = await answer.clone().text();
  if (!isOurs(text)) return null;
  if (!isWhole(text)) throw new Error(`${url.pathname} broke off`);
  return { text, headers: answer.headers };
}

async function keepOpened(url: URL, page: ReadPage): Promise<void> {
  const shelf = await openShelf();
  if (!shelf) return;
  await putPage(shelf, url, page);
  await keepFilesOf(shelf, page.text);
  await keepWithinRoom(shelf);
  for (const pocket of await pocketsOn(shelf)) {
    const at = (await findPage(shelf, pocket))?.at ?? 0;
    // A clock that ran ahead may have dated it in the future.
    if (Math.abs(Date.now() - at) > pocketAge) await bringPage(shelf, pocket);
  }
}

/** Fetches a page as a signed-out visitor and caches it. */
async function bringPage(shelf: Cache, url: URL): Promise<void> {
  const page = await readPage(url, await fetchInTime(url, { credentials: "omit" }));
  if (!page) throw new Error(`${url.pathname} is not to be kept`);
  await putPage(shelf, url, page);
  await keepFilesOf(shelf, page.text, 0);
}

/** "Keep this on my phone": caches the pocket guide in the page's language, and the page. */
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

/** A new worker caches the files of its note, where anything is kept. */
export async function bringOwnFiles(): Promise<void> {
  const shelf = await openShelf();
  if (shelf) await keepCode(shelf, ownFiles);
}

/** Pocket guides in a cache of another format are fetched again while the old worker still serves. */
export async function bringPocketsFrom(shelves: readonly string[]): Promise<void> {
  for (const name of shelves) {
    for (const pocket of await pocketsOn(await caches.open(name)))
      await bringPage(await makeShelf(), pocket).catch(() => {});
  }
}

async function withItsAge({ answer, at }: { answer: Response; at: number }, url: URL): Promise<Response> {
  const asked = sameSitePath(url.searchParams.get(missingName));
  const standsIn = asked !== null && (isPocket(url.pathname) || isTwin(url.pathname, asked));
  const missing = standsIn ? asked : null;
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
