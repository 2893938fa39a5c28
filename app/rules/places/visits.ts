import { type PlaceKind, placeKinds } from "../site/listing-kinds";
import { publicPath } from "./paths";

/** Counted separately. */
export const taps = ["whatsapp", "call", "website", "map", "book"] as const;
export type Tap = (typeof taps)[number];
/** What each kind's page offers. */
export const tapsOf: Record<PlaceKind, Tap[]> = {
  restaurant: ["whatsapp", "call", "website", "map"],
  hotel: ["call", "map", "book"],
  activity: ["whatsapp", "website", "map"],
};
export const acts = ["view", ...taps] as const;
export type Act = (typeof acts)[number];

/** One visit to a place's page, until it's left. */
export type Visit = { kind: PlaceKind; slug: string; acts: Act[] };

/** Null where the page isn't a place's, or nothing valid was sent. */
export function readVisit(page: string, what: readonly string[]): Visit | null {
  const [, path = "", slug = ""] = /^(?:\/es)?(\/[a-z]+\/)([\w-]{1,80})(?:[?#]|$)/.exec(page) ?? [];
  const kind = placeKinds.find((one) => publicPath(one, "") === path);
  const done = acts.filter((act) => what.includes(act));
  return kind && done.length > 0 ? { kind, slug, acts: done } : null;
}

const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|lighthouse|pagespeed|pingdom|uptime|monitor|preview|externalhit|whatsapp\/|archiver/i;

/** Bots that say so aren't counted, nor anybody who asks not to be tracked. */
export function isCounted(headers: Pick<Headers, "get">): boolean {
  if (headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1") return false;
  return !programs.test(headers.get("User-Agent") ?? "");
}
