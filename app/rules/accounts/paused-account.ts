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

/** What a form carries along by itself, and what is shown to nobody. */
const ownToForms = /^(form_token|version|intent|company_fax|returnTo|next|kept|kind)$|password|code|token/;
const mostTyped = 60_000;

/** What somebody wrote into a form, field by field, each once: words to keep, not what was only chosen or ticked. */
export function typedWords(fields: readonly (readonly string[])[]): string {
  const written = fields.flatMap(([name = "", value = ""]) =>
    value.trim() === "" || value === "on" || ownToForms.test(name) ? [] : [`${name}: ${value.trim()}`],
  );
  return [...new Set(written)].join("\n\n").slice(0, mostTyped);
}
