import { digest } from "../../rules/site/sha256-digest";
import { forAnySite } from "./security-headers";

/** CORS for feeds, which have no cookies. */
export const openToAll = {
  ...forAnySite,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Link",
};

/** A file for other programs, with an ETag and the caching of a page. */
export async function feedAnswer(
  text: string,
  type: string,
  headers: Record<string, string>,
): Promise<Response> {
  const tag = (await digest(text)).slice(0, 27);
  return new Response(text, { headers: { ...headers, "Content-Type": type, ETag: `"${tag}"` } });
}

/** The next page, for programs that only read headers. */
export function nextLink(next: string | null): Record<string, string> {
  return next ? { Link: `<${next}>; rel="next"` } : {};
}
