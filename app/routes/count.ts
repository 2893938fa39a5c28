import { isCounted, readVisit } from "../rules/places/visits";
import { readUnfound } from "../rules/search/unfound";
import { servicesContext } from "../server/context";
import { privateCache } from "../server/http/cache-headers";
import { readCookie, sessionCookieName } from "../server/http/cookies";
import { readForm, textField } from "../server/http/form-data";
import { clientNetwork } from "../server/http/throttle";
import { countLater } from "../server/operations/places/count-visit";
import { countUnfoundLater } from "../server/operations/search/count-unfound";
import type { Route } from "./+types/count";

export { default, loader } from "../server/http/post-only";

/**
 * What a visitor's script tells when the page is left. It is answered at once and the same whatever it says; whoever is
 * signed in looks at places for their work.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const isSignedIn = readCookie(request.headers, sessionCookieName(url)) !== null;
  if (!isSignedIn && isCounted(request.headers)) {
    const [services, network] = [context.get(servicesContext), clientNetwork(request)];
    const page = textField(form, "page");
    const visit = readVisit(page, form.getAll("what").map(String));
    const unfound = readUnfound(page);
    if (visit) countLater(services, visit, network);
    if (unfound) countUnfoundLater(services, unfound, network);
  }
  return new Response(null, { status: 204, headers: privateCache });
}
