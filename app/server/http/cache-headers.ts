export const privateCache = { "Cache-Control": "private, no-store" };
/** A page with a secret in its address: not cached, and the address isn't sent as a referrer. */
export const tokenPage = { ...privateCache, "Referrer-Policy": "no-referrer" };
const platformAge = 300;
const platformHeader = "Cloudflare-CDN-Cache-Control";

type PublicPage = {
  /** Cache tags; a write to any of these purges the page. */
  tags: string[];
  /** Seconds until the page changes by itself (a status, "today"); then it may not be served stale. */
  changesIn?: number;
};

/** Browsers revalidate each time, mostly with a 304; the platform keeps the page for five minutes. */
export function publicCache({ tags, changesIn }: PublicPage): Record<string, string> {
  const platform =
    changesIn === undefined
      ? `public, max-age=${platformAge}, stale-while-revalidate=${platformAge}`
      : `public, max-age=${Math.max(1, Math.min(platformAge, Math.floor(changesIn)))}`;
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    [platformHeader]: platform,
    "Cache-Tag": tags.join(","),
    // Which links the browser may prefetch.
    "Speculation-Rules": '"/speculation-rules.json"',
  };
}

/** Shortens the platform's time and rules out stale answers. */
export function keepAtMost(headers: Headers, seconds: number): void {
  const kept = headers.get(platformHeader)?.match(/^public, max-age=(\d+)/);
  if (!kept || seconds >= 2 * platformAge) return;
  headers.set(platformHeader, `public, max-age=${Math.min(Number(kept[1]), seconds)}`);
}

/** Overrides whatever was meant for browser or platform. */
export function keepNowhere(headers: Headers): void {
  headers.set("Cache-Control", privateCache["Cache-Control"]);
  for (const name of [platformHeader, "CDN-Cache-Control", "Cache-Tag", "ETag"]) headers.delete(name);
}
