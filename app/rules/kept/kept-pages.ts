import { type Language, languageOf, localPath, otherLanguage, plainPath } from "../site/language";
import { inOneSpelling } from "../site/one-spelling";
import { orderedQuery } from "../site/query-path";

/** Where whoever has a session works, and the doors to it: nothing of it stays on a device, whatever an answer says. */
const privateAreas = /^\/(admin|auth|profile|my-listings|add-\w+|dev|newsletter\/\w+)(\/|$)/;

type Answer = Pick<Response, "status" | "redirected" | "headers">;

/** Whether a page may stay on the device: whole, and public in the words of the server, which says "private" to a session. */
export function mayBeKept(pathname: string, { status, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    !redirected &&
    isPublic(headers) &&
    /^text\/html\b/.test(headers.get("Content-Type") ?? "") &&
    !privateAreas.test(plainPath(pathname))
  );
}

export function isPublic(headers: Headers): boolean {
  const said = headers.get("Cache-Control") ?? "";
  return /^public\b/.test(said) && !/no-store|private/.test(said);
}

export const pocketPath = "/pocket";
export const isPocket = (pathname: string) => plainPath(inOneSpelling(pathname) ?? pathname) === pocketPath;

/** What the pocket guide is told of the page that was asked for in its place. */
export const missingName = "missing";

/**
 * Under which address a page is kept: in the spelling the server would lead to, without tracking marks, and without
 * what was asked for in its place.
 */
export function keptAddress({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  query.delete(missingName);
  return (inOneSpelling(pathname) ?? pathname) + orderedQuery(`?${query}`);
}

/** What stands in for a page that was never opened, the best first: its twin in the other language, then the pocket guide. */
export function standIns({ pathname, search }: URL): string[] {
  const own = languageOf(pathname);
  const other = otherLanguage(own);
  const asked = `?${new URLSearchParams({ [missingName]: pathname + search })}`;
  const pocket = (language: Language) => localPath(language, pocketPath) + asked;
  return [localPath(other, pathname) + search, pocket(own), pocket(other)];
}

/** A link that leads nowhere without a signal: another site, a feed, a file. WhatsApp sends later what is written now. */
export function needsSignal(href: string): boolean {
  if (/^(https?|webcal):/.test(href)) return !href.startsWith("https://wa.me/");
  return /^\/[^?#]+\.(ics|vcf|kml|gpx|geojson|json|xml|txt)(\?|$)/.test(href);
}
