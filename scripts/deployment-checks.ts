import { gapSentence, settingGaps } from "../app/rules/site/setting-gaps";

/** What a command of wrangler came to; no status where there is no such program. */
export type Answer = { status: number | null; text: string };

/** What only the guide's owner can know, and has not set. */
export function settingProblems(vars: Record<string, string>, secrets: readonly string[]): string[] {
  const { ORIGIN = "", MAIL_FROM = "", DEV_PAGES = "" } = vars;
  const isSet = (name: string) => Boolean(vars[name]?.trim()) || secrets.includes(name);
  return [
    /^https:\/\/[^/]+$/.test(ORIGIN)
      ? ""
      : "ORIGIN must be the guide's own https address, without a slash at the end.",
    !MAIL_FROM || /@[^>]+\.(test|example)>?$/.test(MAIL_FROM)
      ? "MAIL_FROM must be an address of a domain you may send from."
      : "",
    DEV_PAGES === "off" ? "" : "DEV_PAGES must be off.",
    ...settingGaps(isSet).map((gap) => `${gapSentence(gap)}.`),
  ].filter(Boolean);
}

/** What keeps wrangler from working for somebody; null where nothing does. It ends well also where nobody is signed in. */
export function signInProblem({ status, text }: Answer): string | null {
  if (status === null) return "wrangler is missing: run npm install.";
  if (/not authenticated|not logged in/i.test(text))
    return "wrangler is not signed in: run npx wrangler login.";
  return status === 0 ? null : `wrangler could not say who is signed in:\n${text.trim()}`;
}

/** The names of what is kept secret; none where there is no Worker yet, null where nobody can say. */
export function secretNames({ status, text }: Answer): string[] | null {
  if (status !== 0) return /Worker "[^"]*"[^\n]* not found/.test(text) ? [] : null;
  return [...text.matchAll(/"name":\s*"([^"]+)"/g)].map(([, name = ""]) => name);
}

/** Only a database of which wrangler says that it is not there makes this the first time. */
export function databaseState({ status, text }: Answer): "there" | "not found" | "unknown" {
  if (status === 0) return "there";
  return /Couldn't find a D1 DB|database not found/i.test(text) ? "not found" : "unknown";
}
