import { pageTransitionHash } from "../../rules/site/page-transition";
import { strictTransport, type TransportScope } from "../../rules/site/strict-transport";

type Policy = {
  /** What the inline scripts of a page bear that is rendered for one person, and kept by nobody. */
  nonce?: string;
  /** SHA-256 of the sheet that stands in the document itself. */
  styleHash?: string;
  signInProviders?: string[];
  /** The studio shows pages of ours in a frame. */
  frames?: boolean;
  /** The preview of a page is shown in one, by the studio alone. */
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

/** For what other sites may show as well: a picture in a feed, read in a browser. */
export const forAnySite = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Stands on every answer; what an answer has set for itself stays. */
export function setSecurityHeaders(headers: Headers, url: URL, scope: TransportScope): void {
  for (const [name, value] of standard) if (!headers.has(name)) headers.set(name, value);
  if (url.protocol === "https:" && !headers.has("Strict-Transport-Security"))
    headers.set("Strict-Transport-Security", strictTransport(scope));
}
