import type { MiddlewareFunction } from "react-router";
import { errorName } from "../../rules/site/error-names";
import { servicesContext } from "../context";
import { privateCache } from "./cache-headers";
import { languageIn, wordsIn } from "./i18n";

/** What the framework writes where a file could not be given, for want of a page that says why. */
const wordless = ["null", "Unexpected Server Error", '{"message":"Unexpected Server Error"}'];

/** A file that cannot be given says why in a line of text, in the language of its address. */
export const fileRefusals: MiddlewareFunction<Response> = async ({ context }, next) => {
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
