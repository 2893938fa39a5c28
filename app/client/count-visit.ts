const taps = [
  ["website", /ugc/],
  ["book", /sponsored/],
  ["whatsapp", /wa\.me/],
  ["call", /tel:/],
  ["map", /openstreetmap/],
] as const;

/**
 * Reports what was done on a place's page, or that a search found nothing, when the page is left or hidden: each thing
 * once, without cookies or an id. A prefetched page is never hidden, and a page restored from the back/forward cache
 * has already reported its view.
 */
export function countVisit(): void {
  const { pathname, search } = location;
  if (!/\/(eat|stay|do)\/[^/]+$/.test(pathname) && !document.querySelector("[data-unfound]")) return;
  const done = ["view"];
  let reported = 0;
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("main a");
    for (const [tap, way] of taps)
      if (link && way.test(link.rel + link.href)) {
        if (!done.includes(tap)) done.push(tap);
        return;
      }
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden || reported === done.length) return;
    const news = done.slice(reported).map((what) => ["what", what]);
    navigator.sendBeacon("/count", new URLSearchParams([["page", pathname + search], ...news]));
    reported = done.length;
  });
}
