export const privateCache = { "Cache-Control": "private, no-store" };
/** A page whose address carries a secret: it is not kept, and the address is told to nobody. */
export const tokenPage = { ...privateCache, "Referrer-Policy": "no-referrer" };
const platformAge = 300;
const platformHeader = "Cloudflare-CDN-Cache-Control";

type PublicPage = {
  /** What the page is made of; a write to any of it purges by these. */
  tags: string[];
  /** Seconds until the page shows something else (a status, "today"); then it may not be served stale. */
  changesIn?: number;
};

/** Browsers ask again each time (and mostly get a 304); the platform keeps the page for five minutes. */
export function publicCache({ tags, changesIn }: PublicPage): Record<string, string> {
  const platform =
    changesIn === undefined
      ? `public, max-age=${platformAge}, stale-while-revalidate=${platformAge}`
      : `public, max-age=${Math.max(1, Math.min(platformAge, Math.floor(changesIn)))}`;
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    [platformHeader]: platform,
    "Cache-Tag": tags.join(","),
    // Which links the browser may fetch before they are pressed.
    "Speculation-Rules": '"/speculation-rules.json"',
  };
}

/** A page that says something else soon is kept no longer, and never served stale. */
export function keepAtMost(headers: Headers, seconds: number): void {
  const kept = headers.get(platformHeader)?.match(/^public, max-age=(\d+)/);
  if (!kept || seconds >= 2 * platformAge) return;
  headers.set(platformHeader, `public, max-age=${Math.min(Number(kept[1]), seconds)}`);
}

/** Nobody keeps it: neither browser nor platform, whatever was meant for it before. */
export function keepNowhere(headers: Headers): void {
  headers.set("Cache-Control", privateCache["Cache-Control"]);
  for (const name of [platformHeader, "CDN-Cache-Control", "Cache-Tag", "ETag"]) headers.delete(name);
}
