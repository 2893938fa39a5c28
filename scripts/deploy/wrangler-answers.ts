import { gapSentence, settingGaps } from "../../app/rules/site/setting-gaps";
import type { Place } from "./configuration";

/** The result of a wrangler command; no status where wrangler is missing. */
export type Answer = { status: number | null; out: string; complaint: string };

export const wordsOf = ({ out, complaint }: Answer) => `${out}\n${complaint}`.trim();

/** Settings only the operator can know, and hasn't set. */
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

/** Why wrangler can't work; null where it can. `whoami` succeeds even when nobody is signed in. */
export function signInProblem(answer: Answer): string | null {
  const words = wordsOf(answer);
  if (answer.status === null) return "wrangler is missing: run npm install.";
  if (/not authenticated|not logged in/i.test(words))
    return "wrangler is not signed in: run npx wrangler login.";
  return answer.status === 0 ? null : `wrangler could not say who is signed in:\n${words}`;
}

/** "no Worker" before the first upload, null where unknown. */
export function secretNames(answer: Answer): string[] | "no Worker" | null {
  if (answer.status !== 0) return /Worker "[^"]*"[^\n]* not found/.test(wordsOf(answer)) ? "no Worker" : null;
  return (parsed(answer) as { name: string }[] | null)?.map(({ name }) => name) ?? null;
}

/** Database ids by name. */
export function databaseIds(answer: Answer): Map<string, string> | null {
  const databases = answer.status === 0 ? (parsed(answer) as { name: string; uuid: string }[] | null) : null;
  return databases && new Map(databases.map(({ name, uuid }) => [name, uuid]));
}

/** As far as wrangler lists them. */
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
/** The settings of an uploaded version. */
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
