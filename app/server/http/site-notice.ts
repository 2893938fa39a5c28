import type { MiddlewareFunction } from "react-router";
import { partialContext, siteNoticeContext } from "../context";
import { keepAtMost, keepNowhere } from "./cache-headers";

/** No page is kept beyond the moment at which a notice appears over it or goes, and none of which a part is missing. */
export const siteNoticeMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const told = context.get(siteNoticeContext);
  if (told?.changesIn) keepAtMost(response.headers, told.changesIn);
  if (context.get(partialContext)) keepNowhere(response.headers);
  return response;
};
