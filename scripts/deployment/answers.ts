import { gapSentence, settingGaps } from "../../app/rules/site/setting-gaps";
import type { Place } from "./configuration";

/** What a command of wrangler came to; no status where there is no such program. */
export type Answer = { status: number | null; out: string; complaint: string };

export const wordsOf = ({ out, complaint }: Answer) => `${out}\n${complaint}`.trim();

/** What only the guide's owner can know, and has not set. */
export function settingProblems(
  vars: Record<string, string>,
  secrets: readonly string[],
  place: Place,
): string[] {
  const { ORIGIN = "", MAIL_FROM = "", DEV_PAGES = "", STAGING = "" } = vars;
  const isSet = (name: string) => Boolean(vars[name]?.trim()) || secrets.includes(name);
  const staging = place === "staging" ? "on" : "";
  return [
    /^https:\/\/[^/]+$/.test(ORIGIN)
      ? ""
      : "ORIGIN must be the guide's own https address, without a slash at the end.",
    !MAIL_FROM || /@[^>]+\.(test|example)>?$/.test(MAIL_FROM)
      ? "MAIL_FROM must be an address of a domain you may send from."
      : "",
    DEV_PAGES === "off" ? "" : "DEV_PAGES must be off.",
    STAGING === staging ? "" : `STAGING must ${staging ? "be on" : "not be set"} there.`,
    ...settingGaps(isSet).map((gap) => `${gapSentence(gap)}.`),
  ].filter(Boolean);
}

/** What keeps wrangler from working for somebody; null where nothing does. It ends well also where nobody is signed in. */
export function signInProblem(answer: Answer): string | null {
  const words = wordsOf(answer);
  if (answer.status === null) return "wrangler is missing: run npm install.";
  if (/not authenticated|not logged in/i.test(words))
    return "wrangler is not signed in: run npx wrangler login.";
  return answer.status === 0 ? null : `wrangler could not say who is signed in:\n${words}`;
}

/** The names of what is kept secret; "no Worker" where there is none yet, null where nobody can say. */
export function secretNames(answer: Answer): string[] | "no Worker" | null {
  if (answer.status !== 0) return /Worker "[^"]*"[^\n]* not found/.test(wordsOf(answer)) ? "no Worker" : null;
  return (parsed(answer) as { name: string }[] | null)?.map(({ name }) => name) ?? null;
}

/** The account's databases, their ids by name. */
export function databaseIds(answer: Answer): Map<string, string> | null {
  const databases = answer.status === 0 ? (parsed(answer) as { name: string; uuid: string }[] | null) : null;
  return databases && new Map(databases.map(({ name, uuid }) => [name, uuid]));
}

/** The account's buckets, as far as wrangler lists them. */
export function bucketNames(answer: Answer): string[] | null {
  if (answer.status !== 0) return null;
  return [...answer.out.matchAll(/^name:\s+(\S+)/gm)].map(([, name = ""]) => name);
}

/** The migrations a database has had; none where it is new, null where nobody can say. */
export function appliedMigrations(answer: Answer): string[] | null {
  if (answer.status !== 0) return /no such table: d1_migrations/.test(wordsOf(answer)) ? [] : null;
  const [first] = (parsed(answer) as { results: { name: string }[] }[] | null) ?? [];
  return first?.results.map(({ name }) => name) ?? null;
}

/** The version that all visitors get. */
export function currentVersion(answer: Answer): string | null {
  const deployment = answer.status === 0 ? parsed(answer) : null;
  return (deployment as { versions?: { version_id: string }[] } | null)?.versions?.[0]?.version_id ?? null;
}

type Binding = { type: string; name: string; text?: string; id?: string; bucket_name?: string };
/** What a version was uploaded with. */
export type Uploaded = { vars: Map<string, string>; databases: Map<string, string>; buckets: string[] };

export function uploadedWith(answer: Answer): Uploaded | null {
  const version = answer.status === 0 ? parsed(answer) : null;
  const bindings = (version as { resources?: { bindings?: Binding[] } } | null)?.resources?.bindings;
  if (!bindings) return null;
  const of = (type: string) => bindings.filter((binding) => binding.type === type);
  return {
    vars: new Map(of("plain_text").map(({ name, text = "" }) => [name, text])),
    databases: new Map(of("d1").map(({ name, id = "" }) => [name, id])),
    buckets: of("r2_bucket").map(({ bucket_name = "" }) => bucket_name),
  };
}

function parsed({ out }: Answer): unknown {
  try {
    return JSON.parse(out);
  } catch {
    return null;
  }
}
