import { base64url, sha256 } from "../platform/tokens";

/** A file for other programs: found again by its ETag, and kept by the platform like a page. */
export async function feedAnswer(
  text: string,
  type: string,
  headers: Record<string, string>,
): Promise<Response> {
  const tag = base64url(await sha256(text)).slice(0, 27);
  return new Response(text, { headers: { ...headers, "Content-Type": type, ETag: `"${tag}"` } });
}
