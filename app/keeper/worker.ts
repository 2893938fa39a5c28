/** The service worker, installed on request: keeps the pocket guide and every page opened since, for offline use. */
import { isFile, isForever } from "../rules/kept/kept-files";
import { bringFile } from "./files";
import { answerPage, bringOwnFiles, bringPocketsFrom, keepAsked } from "./pages";
import { clearShelves, findFile, openShelf, otherShelves } from "./shelf";
import { type Asked, scope } from "./worker-types";

scope.addEventListener("install", (event) => {
  scope.skipWaiting();
  const bringing = [bringOwnFiles(), otherShelves().then(bringPocketsFrom)];
  event.waitUntil(Promise.allSettled(bringing));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      scope.clients.claim(),
      // The request goes out while the worker starts, so that starting costs no time.
      scope.registration.navigationPreload?.enable(),
      otherShelves().then(clearShelves),
    ]),
  );
});

/** GET requests only: forms go straight to the server, or fail. */
scope.addEventListener("fetch", (event) => {
  const { method, mode, url: address } = event.request;
  const url = new URL(address);
  if (method !== "GET" || url.origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(answerPage(event, url));
  else if (isFile(url.pathname)) event.respondWith(answerFile(event, url));
});

/** Cached files are served at once; those without a hash in their name are also refreshed for next time. */
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
