export function readCookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get("Cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return decoded(value.join("="));
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

type CookieOptions = { maxAge: number; httpOnly: boolean; secure: boolean; sameSite?: "Lax" | "Strict" };

export function cookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", `Max-Age=${options.maxAge}`];
  if (options.httpOnly) parts.push("HttpOnly");
  if (options.secure) parts.push("Secure");
  parts.push(`SameSite=${options.sameSite ?? "Lax"}`);
  return parts.join("; ");
}

export function isSecure(url: URL): boolean {
  return url.protocol === "https:";
}

/** Over plain http (local only) browsers refuse a __Host- cookie. */
export function sessionCookieName(url: URL): string {
  return isSecure(url) ? "__Host-session" : "session";
}
