import { pageTransitionHash } from "../../rules/site/page-transition";
import { strictTransport, type TransportScope } from "../../rules/site/strict-transport";

type Policy = {
  /** For the inline scripts of a private page. */
  nonce?: string;
  /** SHA-256 of the inline style sheet. */
  styleHash?: string;
  signInProviders?: string[];
  /** The studio shows our own pages in a frame. */
  frames?: boolean;
  /** A preview, which only the studio may frame. */
  isFramed?: boolean;
};

export function contentSecurityPolicy({
  nonce,
  styleHash,
  signInProviders = [],
  frames,
  isFramed,
}: Policy): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    `style-src 'self' 'sha256-${pageTransitionHash}'${styleHash ? ` 'sha256-${styleHash}'` : ""}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames ? "'self' " : ""}https://www.openstreetmap.org`,
    `form-action ${["'self'", ...signInProviders].join(" ")}`,
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join("; ");
}

const standard = Object.entries({
  "Content-Security-Policy": contentSecurityPolicy({}),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
});

/** For what other sites may embed, such as a picture in a feed. */
export const forAnySite = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** On every answer; headers the answer has set itself stay. */
export function setSecurityHeaders(headers: Headers, url: URL, scope: TransportScope): void {
  for (const [name, value] of standard) if (!headers.has(name)) headers.set(name, value);
  if (url.protocol === "https:" && !headers.has("Strict-Transport-Security"))
    headers.set("Strict-Transport-Security", strictTransport(scope));
}
