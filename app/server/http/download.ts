import { createContext, type MiddlewareFunction } from "react-router";

/** An action puts a file here that replaces the page. */
export const downloadContext = createContext<Response | null>(null);

export const downloadMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const page = await next();
  return context.get(downloadContext) ?? page;
};
