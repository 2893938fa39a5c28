import { digest } from "../../rules/site/digest";
import { forAnySite } from "./security-headers";

/** What a page of another site may read as well; it bears no cookies and knows nobody. */
export const openToAll = {
  ...forAnySite,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Link",
};

/** A file for other programs: found again by its ETag, and kept by the platform like a page. */
export async function feedAnswer(
  text: string,
  type: string,
  headers: Record<string, string>,
): Promise<Response> {
  const tag = (await digest(text)).slice(0, 27);
  return new Response(text, { headers: { ...headers, "Content-Type": type, ETag: `"${tag}"` } });
}

/** The address of what follows, for whoever reads no further than the headers. */
export function nextLink(next: string | null): Record<string, string> {
  return next ? { Link: `<${next}>; rel="next"` } : {};
}
