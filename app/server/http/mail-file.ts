import { type Context, servicesContext } from "../context";
import { privateCache } from "./cache-headers";

/** Mails have inline styles and no scripts; only the guide itself may frame one. */
const mailPolicy = (origin: string) =>
  [
    "default-src 'none'",
    `img-src ${origin} https: data:`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

/** A mail to look at, as HTML or plain text. */
export function mailFile(context: Context, body: string, type: "html" | "plain" = "html"): Response {
  return new Response(body, {
    headers: {
      ...privateCache,
      "Content-Type": `text/${type}; charset=utf-8`,
      "Content-Security-Policy": mailPolicy(context.get(servicesContext).settings.origin),
      "X-Frame-Options": "SAMEORIGIN",
      "X-Robots-Tag": "noindex",
    },
  });
}
