import { plainPath } from "../site/language";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Signing in and out, one's own data, deleting one's own things, and forms that need no account. */
const open = [
  /^\/auth(\/|$)/,
  /^\/profile\/(security|sent-before)$/,
  /^\/my-listings\/\w+\/[^/]+\/delete$/,
  /^\/events\/[^/]+\/[^/]+\/reminder$/,
  /^\/newsletter(\/|$)/,
  /^\/(language|count)$/,
];

/** A paused account may read everything; no other form is accepted, at new addresses either. */
export function isOpenToPaused(method: string, pathname: string): boolean {
  const path = plainPath(pathname.replace(/\.data$/, ""));
  return safeMethods.has(method) || open.some((one) => one.test(path));
}

/** Hidden and technical fields. */
const ownToForms = /^(form_token|version|intent|company_fax|returnTo|next|kept|kind)$|password|code|token/;
const mostTyped = 60_000;

/** The texts somebody typed, each once, without what was only chosen or ticked. */
export function typedWords(fields: readonly (readonly string[])[]): string {
  const written = fields.flatMap(([name = "", value = ""]) =>
    value.trim() === "" || value === "on" || ownToForms.test(name) ? [] : [`${name}: ${value.trim()}`],
  );
  return [...new Set(written)].join("\n\n").slice(0, mostTyped);
}
