/** The service worker: it keeps the pocket guide and what was opened since for where the signal ends, once somebody asks. */
import { isFile, isForever } from "../rules/kept/kept-files";
import { answerPage, bringOwnFiles, keepAsked, moveFrom } from "./pages";
import { scope } from "./scope";
import { findFile, openShelf, otherShelves } from "./shelf";

scope.addEventListener("install", (event) => {
  scope.skipWaiting();
  event.waitUntil(bringOwnFiles().catch(() => {}));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      scope.clients.claim(),
      // The page is asked for while the worker wakes up, so that nobody waits for both.
      scope.registration.navigationPreload?.enable(),
      otherShelves().then(moveFrom),
    ]),
  );
});

/** Only what is read goes through here: whatever is sent goes straight to the server, or not at all. */
scope.addEventListener("fetch", (event) => {
  const { method, mode, url: address } = event.request;
  const url = new URL(address);
  if (method !== "GET" || url.origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(answerPage(event, url));
  else if (isFile(url.pathname)) event.respondWith(answerFile(event.request, url));
});

async function answerFile(request: Request, url: URL): Promise<Response> {
  const shelf = await openShelf().catch(() => null);
  const kept = shelf && (await findFile(shelf, url, "this").catch(() => null));
  if (kept && isForever(url.pathname)) return kept;
  try {
    return await fetch(request);
  } catch {
    return kept ?? (shelf && (await findFile(shelf, url, "any"))) ?? Response.error();
  }
}

scope.addEventListener("message", (event) => {
  const { keep } = event.data as { keep?: string };
  if (keep) event.waitUntil(keepAsked(keep).then((isKept) => event.ports[0]?.postMessage(isKept)));
});
