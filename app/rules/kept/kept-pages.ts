import { canonicalPath } from "../site/canonical-path";
import { type Language, languageOf, localPath, otherLanguage, plainPath } from "../site/language";
import { orderedQuery } from "../site/query-path";

/** Pages for signed-in people and for signing in: never kept, whatever their headers say. */
const privateAreas = /^\/(admin|auth|profile|my-listings|add-\w+|dev|newsletter\/\w+)(\/|$)/;

export const isPrivate = (pathname: string) => privateAreas.test(plainPath(pathname));

type Answer = Pick<Response, "status" | "redirected" | "headers">;

/** Whole and public. Pages for a session are marked private by the server. */
export function mayBeKept(pathname: string, { status, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    !redirected &&
    isPublic(headers) &&
    /^text\/html\b/.test(headers.get("Content-Type") ?? "") &&
    !isPrivate(pathname)
  );
}

/** A captive portal may answer in our place; only our pages name the manifest. */
export const isOurs = (html: string) => /<link rel="manifest" href="\/(es\/)?site\.webmanifest"/.test(html);
/** A broken connection can look like the end. */
export const isWhole = (html: string) => html.trimEnd().endsWith("</html>");

export function isPublic(headers: Headers): boolean {
  const said = headers.get("Cache-Control") ?? "";
  return /^public\b/.test(said) && !/no-store|private/.test(said);
}

export const pocketPath = "/pocket";
/** The same in both languages and spellings. */
const plainly = (pathname: string) => plainPath(canonicalPath(pathname) ?? pathname);
export const isPocket = (pathname: string) => plainly(pathname) === pocketPath;

/** The parameter by which a stand-in is told which page was asked for. */
export const missingName = "missing";

/** The canonical spelling, without tracking parameters and the parameter above. */
export function keptAddress({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  query.delete(missingName);
  return (canonicalPath(pathname) ?? pathname) + orderedQuery(`?${query}`);
}

export const isTwin = (pathname: string, missing: string) =>
  plainly(missing.replace(/[?#].*/, "")) === plainly(pathname);

/** Stand-ins for a page that isn't kept, best first: its twin in the other language, then the pocket guide. */
export function standIns({ pathname, search }: URL): string[] {
  const own = languageOf(pathname);
  const other = otherLanguage(own);
  const asked = `?${new URLSearchParams({ [missingName]: pathname + search })}`;
  const pocket = (language: Language) => localPath(language, pocketPath) + asked;
  const twin = new URLSearchParams(search);
  twin.set(missingName, pathname + search);
  return [`${localPath(other, pathname)}?${twin}`, pocket(own), pocket(other)];
}

/** Links that need a connection: other sites, feeds, files. WhatsApp queues messages, so it doesn't count. */
export function needsSignal(href: string): boolean {
  if (/^(https?|webcal):/.test(href)) return !href.startsWith("https://wa.me/");
  return /^\/[^?#]+\.(ics|vcf|kml|gpx|geojson|json|xml|txt)(\?|$)/.test(href);
}
