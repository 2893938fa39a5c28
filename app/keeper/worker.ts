/** The service worker: it keeps the pocket guide and what was opened since for where the signal ends, once somebody asks. */
import { isFile, isForever } from "../rules/kept/kept-files";
import { bringFile } from "./files";
import { answerPage, bringOwnFiles, bringPocketsFrom, keepAsked } from "./pages";
import { type Asked, scope } from "./scope";
import { clearShelves, findFile, openShelf, otherShelves } from "./shelf";

scope.addEventListener("install", (event) => {
  scope.skipWaiting();
  const bringing = [bringOwnFiles(), otherShelves().then(bringPocketsFrom)];
  event.waitUntil(Promise.allSettled(bringing));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      scope.clients.claim(),
      // The page is asked for while the worker wakes up, so that nobody waits for both.
      scope.registration.navigationPreload?.enable(),
      otherShelves().then(clearShelves),
    ]),
  );
});

/** Only what is read goes through here: whatever is sent goes straight to the server, or not at all. */
scope.addEventListener("fetch", (event) => {
  const { method, mode, url: address } = event.request;
  const url = new URL(address);
  if (method !== "GET" || url.origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(answerPage(event, url));
  else if (isFile(url.pathname)) event.respondWith(answerFile(event, url));
});

/** Files that are kept come at once; those that may have been redrawn are renewed for the next time. */
async function answerFile(event: Asked, url: URL): Promise<Response> {
  const shelf = await openShelf().catch(() => null);
  const kept = shelf && (await findFile(shelf, url, "this").catch(() => null));
  if (kept) {
    if (!isForever(url.pathname))
      event.waitUntil(bringFile(shelf, url.pathname + url.search).catch(() => {}));
    return kept;
  }
  try {
    return await fetch(event.request);
  } catch {
    return (shelf && (await findFile(shelf, url, "any"))) ?? Response.error();
  }
}

scope.addEventListener("message", (event) => {
  const { keep } = event.data as { keep?: string };
  if (keep) event.waitUntil(keepAsked(keep).then((isKept) => event.ports[0]?.postMessage(isKept)));
});
