import { canonicalPath } from "../app/rules/site/canonical-path";
import { languageOf, localPath } from "../app/rules/site/language";
import { networkOf } from "../app/rules/site/network";
import { orderedQuery } from "../app/rules/site/query-path";
import type { Refusal } from "../app/server/context";
import { keepNowhere } from "../app/server/http/cache-headers";
import { cloudflareAccessToken } from "../app/server/http/cloudflare-access-token";
import { readCookie, sessionCookieName } from "../app/server/http/cookies";
import { isCrossSite, withoutOrigin } from "../app/server/http/cross-site";
import { notModified } from "../app/server/http/etag";
import { endingWith, isTooLarge, type LimitedBody, limitBody } from "../app/server/http/limited-body";
import { setSecurityHeaders } from "../app/server/http/security-headers";
import type { AccessCheck } from "../app/server/platform/cloudflare-access";
import { log } from "../app/server/platform/log";
import type { Settings } from "../app/server/settings";

type Rooms = {
  /** The rate limit per address. */
  brake: Pick<RateLimit, "limit">;
  /** The cached entrypoint, for anonymous visitors. */
  pages: (request: Request) => Promise<Response>;
  answer: (request: Request, refusal?: Refusal) => Promise<Response>;
  /** Takes reports of visits. */
  count: (request: Request) => Promise<Response>;
  /** Whether Cloudflare Access lets this request into the studio; null where it isn't set up. */
  isAdmitted?: AccessCheck | null;
};

type Refuse = (status: Refusal["status"], headers?: Record<string, string>) => Promise<Response>;
type Known = Pick<Settings, "devPages" | "rehearsal" | "transportScope">;
type Visit = { request: Request; url: URL; settings: Known; rooms: Rooms; refuse: Refuse };

/** Runs before the framework: refusals, one spelling of each address, and who is served from the cache. */
export async function gateway(request: Request, settings: Known, rooms: Rooms): Promise<Response> {
  const started = Date.now();
  const url = new URL(request.url);
  const body = limitBody(request);
  const refuse: Refuse = (status, headers) => rooms.answer(refusedVisit(request, url), { status, headers });
  const answer = await route({ request: body.request, url, settings, rooms, refuse });
  const response = await withBodyRead(body, answer, refuse);
  const path = url.pathname.length > 200 ? `${url.pathname.slice(0, 200)}…` : url.pathname;
  log("request", { method: request.method, path, status: response.status, ms: Date.now() - started });
  return request.method === "HEAD" ? new Response(null, response) : response;
}

/**
 * The request's body may be unread. If its length is known the answer needn't wait for it, except for a sender who
 * waits for permission to send: answered first, it would never send the body it announced.
 */
async function withBodyRead(body: LimitedBody, answer: Response, refuse: Refuse): Promise<Response> {
  if (body.isRead()) return answer;
  const { method, headers } = body.request;
  if (headers.has("Expect")) {
    await body.readAway();
    return body.isTooLarge() ? refuse(413) : answer;
  }
  const canHaveTail = method !== "HEAD" && answer.status !== 304;
  if (canHaveTail && headers.has("Content-Length")) return endingWith(body, answer);
  await body.readAway("the limit");
  return body.isTooLarge() && canHaveTail ? endingWith(body, await refuse(413)) : answer;
}

async function route({ request, url, settings, rooms, refuse }: Visit): Promise<Response> {
  if (!isReadable(url)) return refuse(400);
  if (isTooLarge(request)) return refuse(413);
  if (isCrossSite(request) && !isOneClickUnsubscribe(request, url)) return refuse(403);
  if (!settings.devPages && !(await isWithinFloodBrake(request, rooms.brake)))
    return refuse(429, { "Retry-After": "60" });

  const plain = canonicalPath(url.pathname);
  if (plain) return goTo(plain + url.search, 308, url, settings);
  const isAdmin = /^(\/es)?\/admin(\.data$|\/|$)/i.test(url.pathname);
  if (isAdmin && rooms.isAdmitted && !(await rooms.isAdmitted(cloudflareAccessToken(request.headers))))
    return refuse(403);
  if (request.method === "POST" && url.pathname === "/count") return rooms.count(request);
  if (!["GET", "HEAD"].includes(request.method)) return rooms.answer(knownMethod(withoutOrigin(request)));
  if (wantsSpanish(request, url)) return goTo(localPath("es", url.pathname) + url.search, 302, url, settings);

  const isKnown = readCookie(request.headers, sessionCookieName(url)) !== null;
  if (!isKnown && isStudio(url.pathname)) return goTo(signInFor(url), 302, url, settings);
  const hasFlash = readCookie(request.headers, "flash") !== null;
  const isBackFromProvider = readCookie(request.headers, "oauth") !== null;
  const isPersonal = isKnown || hasFlash || isBackFromProvider;
  if (isPersonal && !isPicture(url.pathname))
    return privately(await rooms.answer(new Request(request, { method: "GET" })));
  return notModified(request, await rooms.pages(anonymousVisit(request, url, settings)));
}

/**
 * Without a session the studio redirects to signing in before any page's code runs; each screen checks for an admin
 * too.
 */
function isStudio(pathname: string): boolean {
  return /^(\/es)?\/admin(\/(content|images|notice|seo|submissions|translations))?$/.test(pathname);
}

/** The same for everybody. */
const isPicture = (pathname: string) => pathname.startsWith("/images/");

function signInFor({ pathname, search }: URL): string {
  return `${localPath(languageOf(pathname), "/auth")}?next=${encodeURIComponent(pathname + search)}`;
}

/** Without cookies and with a sorted query, so that all anonymous visits share one cache entry. */
function anonymousVisit(request: Request, url: URL, { rehearsal }: Known): Request {
  const headers = new Headers();
  if (rehearsal)
    for (const [name, value] of request.headers) if (name.startsWith("x-rehearse-")) headers.set(name, value);
  return new Request(url.origin + url.pathname + orderedQuery(url.search), { headers, redirect: "manual" });
}

function isReadable(url: URL): boolean {
  if (url.pathname.length + url.search.length > 8000) return false;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(url.pathname));
  } catch {
    return false;
  }
}

/** The refusal's page needs a readable address, in the language of the requested one. */
function refusedVisit(request: Request, url: URL): Request {
  const headers = new Headers(request.headers);
  for (const name of ["Content-Length", "Content-Type"]) headers.delete(name);
  return new Request(url.origin + localPath(languageOf(url.pathname), "/"), { headers });
}

/** The framework fails on unknown methods, so they're replaced by one that no route handles. */
function knownMethod(request: Request): Request {
  if (request.method === "POST") return request;
  return new Request(request.url, { method: "DELETE", headers: request.headers });
}

function isOneClickUnsubscribe(request: Request, url: URL): boolean {
  return (
    request.method === "POST" && /^(\/es)?\/(newsletter\/unsubscribe|confirm-facts\/stop)$/.test(url.pathname)
  );
}

async function isWithinFloodBrake(request: Request, brake: Rooms["brake"]): Promise<boolean> {
  const { success } = await brake.limit({
    key: networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown"),
  });
  return success;
}

/** Somebody who chose Spanish is redirected from English pages; files, feeds, data and mailed links stay. */
function wantsSpanish(request: Request, url: URL): boolean {
  if (languageOf(url.pathname) === "es" || readCookie(request.headers, "language") !== "es") return false;
  return !/\.\w+$|^\/(healthz|dev|images|cdn-cgi)(\/|$)|^\/auth\/[^/]+\/callback$/.test(url.pathname);
}

function goTo(path: string, status: 302 | 308, url: URL, { transportScope }: Known): Response {
  const response = new Response(null, { status, headers: { Location: path, "Cache-Control": "no-store" } });
  setSecurityHeaders(response.headers, url, transportScope);
  return response;
}

function privately(response: Response): Response {
  keepNowhere(response.headers);
  return response;
}
