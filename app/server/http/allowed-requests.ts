import { data, type MiddlewareFunction, redirect } from "react-router";
import { refusalContext } from "../context";
import { readAdminOverrides } from "./admin-overrides";
import { withLowerCase } from "./lower-case-path";

const served = new Set(["GET", "HEAD", "POST"]);

/** Applies to every address: the gateway's refusals, known methods, one spelling of each path. */
export const allowedRequests: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const refusal = context.get(refusalContext);
  // A throttled request mustn't cost a query.
  if (refusal && refusal.status !== 429) await readAdminOverrides(context);
  if (refusal)
    throw data({ retryAfter: refusal.retryAfter }, { status: refusal.status, headers: refusal.headers });
  if (!served.has(request.method)) {
    await readAdminOverrides(context);
    throw pattern.endsWith("*")
      ? data(null, 404)
      : data(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const url = new URL(request.url);
  const plain = withLowerCase(url.pathname, pattern);
  if (plain !== url.pathname && !url.pathname.endsWith(".data")) throw redirect(plain + url.search, 308);
  return next();
};
