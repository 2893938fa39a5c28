import { isCounted, readVisit } from "../app/rules/places/visits";
import { readUnfound } from "../app/rules/search/unfound-searches";
import { privateCache } from "../app/server/http/cache-headers";
import { readCookie, sessionCookieName } from "../app/server/http/cookies";
import { setSecurityHeaders } from "../app/server/http/security-headers";
import { clientNetwork } from "../app/server/http/throttle";
import { countLater } from "../app/server/operations/places/count-visit";
import { countUnfoundLater } from "../app/server/operations/search/count-unfound";
import type { Services } from "../app/server/services";

/**
 * What a page's script reports on leaving. The framework isn't involved: the answer is empty, sent before anything is
 * written, and always the same. Signed-in people aren't counted.
 */
export async function recordPageLeft(request: Request, services: Services): Promise<Response> {
  const url = new URL(request.url);
  const form = await request.formData().catch(() => new FormData());
  const isSignedIn = readCookie(request.headers, sessionCookieName(url)) !== null;
  if (!isSignedIn && isCounted(request.headers)) {
    const network = clientNetwork(request);
    const page = String(form.get("page"));
    const visit = readVisit(page, form.getAll("what").map(String));
    const unfound = readUnfound(page);
    if (visit) countLater(services, visit, network);
    if (unfound) countUnfoundLater(services, unfound, network);
  }
  const answer = new Response(null, { status: 204, headers: privateCache });
  setSecurityHeaders(answer.headers, url, services.settings.transportScope);
  return answer;
}
