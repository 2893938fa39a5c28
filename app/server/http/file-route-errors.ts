import type { MiddlewareFunction } from "react-router";
import { errorName } from "../../rules/site/error-names";
import { servicesContext } from "../context";
import { privateCache } from "./cache-headers";
import { languageIn, wordsIn } from "./i18n";

/** The framework's bodies for errors on routes without a page. */
const wordless = ["null", "Unexpected Server Error", '{"message":"Unexpected Server Error"}'];

/** Errors on file routes answer with a line of text in the language of the address. */
export const fileRouteErrors: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  if (response.status < 400 || !(await isWordless(response))) return response;
  const isAway = response.status === 500 && context.get(servicesContext).db.meter.away;
  const status = isAway ? 503 : response.status;
  const { t } = wordsIn(context);
  const name = errorName(status);
  const headers = new Headers({ ...Object.fromEntries(response.headers), ...privateCache });
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("Content-Language", languageIn(context));
  if (isAway) headers.set("Retry-After", "30");
  return new Response(`${t(`errors.${name}.title`)}\n${t(`errors.${name}.text`)}\n`, { status, headers });
};

async function isWordless(response: Response): Promise<boolean> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return !isPage && wordless.includes(await response.clone().text());
}
