import { data, type MiddlewareFunction, redirect } from "react-router";
import { refusalContext } from "../context";
import { hearAdmins } from "./admins-say";
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
