import { type PlaceKind, placeKinds } from "../site/slugs";
import { publicPath } from "./paths";

/** What may come of a look at a place, each counted by itself. */
export const taps = ["whatsapp", "call", "website", "map", "book"] as const;
export type Tap = (typeof taps)[number];
/** What a page of each kind offers to tap. */
export const tapsOf: Record<PlaceKind, Tap[]> = {
  restaurant: ["whatsapp", "call", "website", "map"],
  hotel: ["call", "map", "book"],
  activity: ["whatsapp", "website", "map"],
};
export const acts = ["view", ...taps] as const;
export type Act = (typeof acts)[number];

/** One look at a place's page, from when it was opened or come back to until it was left. */
export type Visit = { kind: PlaceKind; slug: string; acts: Act[] };

/** What a visitor's script tells; null where the page is no place's, or nothing was done there. */
export function readVisit(page: string, what: readonly string[]): Visit | null {
  const [, path = "", slug = ""] = /^(?:\/es)?(\/[a-z]+\/)([\w-]{1,80})(?:[?#]|$)/.exec(page) ?? [];
  const kind = placeKinds.find((one) => publicPath(one, "") === path);
  const done = acts.filter((act) => what.includes(act));
  return kind && done.length > 0 ? { kind, slug, acts: done } : null;
}

const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|lighthouse|pagespeed|pingdom|uptime|monitor|preview|externalhit|whatsapp\/|archiver/i;

/** Programs that say so are no visitors, and whoever asks not to be followed is not even counted. */
export function isCounted(headers: Pick<Headers, "get">): boolean {
  if (headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1") return false;
  return !programs.test(headers.get("User-Agent") ?? "");
}
