import type { MiddlewareFunction } from "react-router";
import { siteNoticeContext } from "../context";
import { keepAtMost } from "./cache-headers";

/** No page is kept beyond the moment at which a notice appears over it or goes. */
export const siteNoticeMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const told = context.get(siteNoticeContext);
  if (told?.changesIn) keepAtMost(response.headers, told.changesIn);
  return response;
};
