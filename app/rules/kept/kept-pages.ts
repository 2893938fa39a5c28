import { type Language, languageOf, localPath, otherLanguage, plainPath } from "../site/language";
import { inOneSpelling } from "../site/one-spelling";
import { orderedQuery } from "../site/query-path";

/** Where whoever has a session works, and the doors to it: nothing of it stays on a device, whatever an answer says. */
const privateAreas = /^\/(admin|auth|profile|my-listings|add-\w+|dev|newsletter\/\w+)(\/|$)/;

export const isPrivate = (pathname: string) => privateAreas.test(plainPath(pathname));

type Answer = Pick<Response, "status" | "redirected" | "headers">;

/** Whether a page may stay on the device: whole, and public in the words of the server, which says "private" to a session. */
export function mayBeKept(pathname: string, { status, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    !redirected &&
    isPublic(headers) &&
    /^text\/html\b/.test(headers.get("Content-Type") ?? "") &&
    !isPrivate(pathname)
  );
}

/** Whoever lets people into a network may answer in our place, whatever was asked: only a page of ours names the manifest. */
export const isOurs = (html: string) => /<link rel="manifest" href="\/(es\/)?site\.webmanifest"/.test(html);
/** A connection that ends early may look like the end. */
export const isWhole = (html: string) => html.trimEnd().endsWith("</html>");

export function isPublic(headers: Headers): boolean {
  const said = headers.get("Cache-Control") ?? "";
  return /^public\b/.test(said) && !/no-store|private/.test(said);
}

export const pocketPath = "/pocket";
/** The same in both languages, however it is written. */
const plainly = (pathname: string) => plainPath(inOneSpelling(pathname) ?? pathname);
export const isPocket = (pathname: string) => plainly(pathname) === pocketPath;

/** What a page that stands in is told of the one that was asked for in its place. */
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

/** Whether a page stands in for its own twin in the other language. */
export const isTwin = (pathname: string, missing: string) =>
  plainly(missing.replace(/[?#].*/, "")) === plainly(pathname);

/** What stands in for a page that was never opened, the best first: its twin in the other language, then the pocket guide. */
export function standIns({ pathname, search }: URL): string[] {
  const own = languageOf(pathname);
  const other = otherLanguage(own);
  const asked = `?${new URLSearchParams({ [missingName]: pathname + search })}`;
  const pocket = (language: Language) => localPath(language, pocketPath) + asked;
  const twin = new URLSearchParams(search);
  twin.set(missingName, pathname + search);
  return [`${localPath(other, pathname)}?${twin}`, pocket(own), pocket(other)];
}

/** A link that leads nowhere without a signal: another site, a feed, a file. WhatsApp sends later what is written now. */
export function needsSignal(href: string): boolean {
  if (/^(https?|webcal):/.test(href)) return !href.startsWith("https://wa.me/");
  return /^\/[^?#]+\.(ics|vcf|kml|gpx|geojson|json|xml|txt)(\?|$)/.test(href);
}
