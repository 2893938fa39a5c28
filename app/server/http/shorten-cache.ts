import type { MiddlewareFunction } from "react-router";
import { partialContext, siteNoticeContext } from "../context";
import { keepAtMost, keepNowhere } from "./cache-headers";

/** No page is cached beyond the moment a notice appears or ends, nor if something couldn't be read. */
export const shortenCacheMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const shownNotice = context.get(siteNoticeContext);
  if (shownNotice?.changesIn) keepAtMost(response.headers, shownNotice.changesIn);
  if (context.get(partialContext)) keepNowhere(response.headers);
  return response;
};
