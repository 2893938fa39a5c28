import { plainPath } from "../site/language";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Signing in and out, one's own data, taking away what is one's own, and what is nobody else's business. */
const open = [
  /^\/auth(\/|$)/,
  /^\/profile\/(security|sent-before)$/,
  /^\/my-listings\/\w+\/[^/]+\/delete$/,
  /^\/events\/[^/]+\/[^/]+\/reminder$/,
  /^\/newsletter(\/|$)/,
  /^\/(language|count)$/,
];

/** Whose account is paused reads everything; of what is sent, nothing else is taken, at addresses to come neither. */
export function isOpenToPaused(method: string, pathname: string): boolean {
  const path = plainPath(pathname.replace(/\.data$/, ""));
  return safeMethods.has(method) || open.some((one) => one.test(path));
}
