import { data, type MiddlewareFunction, redirect } from "react-router";
import { partialContext, refusalContext, siteNoticeContext } from "../context";
import { hearAdmins } from "./admins-say";
import { keepAtMost, keepNowhere } from "./cache-headers";
import { withPlainCase } from "./plain-path";

const served = new Set(["GET", "HEAD", "POST"]);

/** What holds for every address: what the gateway refused, the methods we know, one spelling of each path. */
export const siteRules: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const refusal = context.get(refusalContext);
  // Who is braked asks the database nothing.
  if (refusal && refusal.status !== 429) await hearAdmins(context);
  if (refusal)
    throw data({ retryAfter: refusal.retryAfter }, { status: refusal.status, headers: refusal.headers });
  if (!served.has(request.method)) {
    await hearAdmins(context);
    throw pattern.endsWith("*")
      ? data(null, 404)
      : data(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const url = new URL(request.url);
  const plain = withPlainCase(url.pathname, pattern);
  if (plain !== url.pathname && !url.pathname.endsWith(".data")) throw redirect(plain + url.search, 308);
  return next();
};

/** No page is kept beyond the moment at which a notice appears over it or goes, and none of which a part is missing. */
export const siteNoticeMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const shownNotice = context.get(siteNoticeContext);
  if (shownNotice?.changesIn) keepAtMost(response.headers, shownNotice.changesIn);
  if (context.get(partialContext)) keepNowhere(response.headers);
  return response;
};
