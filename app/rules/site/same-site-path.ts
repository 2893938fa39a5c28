const base = "https://same-site.invalid";

/**
 * A path on this site, or null. Browsers read "\" as "/", drop tabs and line breaks, and take "//" for a host, so the
 * text is parsed as a browser would and must stay on the site unchanged.
 */
export function sameSitePath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2000) return null;
  if (!value.startsWith("/") || /[\\\p{Cc}\s]/u.test(value)) return null;
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return null;
  }
  if (url.origin !== base) return null;
  const path = url.pathname + url.search + url.hash;
  return decodesToAnotherHost(url.pathname) ? null : path;
}

/** "/%2f%2fevil.test" or "/%255cevil.test" may be decoded again along the redirect. */
function decodesToAnotherHost(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < 3; round++) {
    if (/^\/[/\\]/.test(path) || /[\\\p{Cc}]/u.test(path)) return true;
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      return true;
    }
    if (decoded === path) return false;
    path = decoded;
  }
  return true;
}
