import { createContext, type MiddlewareFunction } from "react-router";

/** A file that stands in place of the page: an action puts it here. */
export const downloadContext = createContext<Response | null>(null);

export const downloadMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const page = await next();
  return context.get(downloadContext) ?? page;
};
