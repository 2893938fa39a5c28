/** The answer, or 304 when the browser already has this page. Weak and strong tags count as equal. */
export function notModified(request: Request, response: Response): Response {
  const tag = response.headers.get("ETag");
  const known = request.headers.get("If-None-Match");
  if (response.status !== 200 || !tag || !known) return response;
  const strong = (one: string) => one.trim().replace(/^W\//, "");
  const isSame = known.split(",").some((one) => one.trim() === "*" || strong(one) === strong(tag));
  if (!isSame) return response;
  const headers = new Headers(response.headers);
  headers.delete("Content-Type");
  headers.delete("Content-Length");
  return new Response(null, { status: 304, headers });
}
