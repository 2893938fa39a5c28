import { type OwnTab, ownTabs } from "../../../rules/places/own-listings";
import type { recentOf } from "../../../rules/review/visitor-corrections";
import { isOneOf } from "../../../rules/site/one-of";
import { localDay } from "../../../rules/time/panama-time";
import { type Context, servicesContext } from "../../context";
import { isAway } from "../../db/database";
import type { DeletedListing } from "../../db/places/own-listings";
import { requireUser } from "../../http/guards";
import { readNextPageKey } from "../../http/next-page-key";
import { type Counts, type OwnList, readTab } from "./my-listings-tab";

type MyListingsPage = {
  tab: OwnTab;
  /** Null while the list can't be read. */
  list: OwnList | null;
  counts: Counts | null;
  /** The last day of the figures. */
  today: number;
  deleted: (Omit<DeletedListing, "kind"> & { kind: string })[];
  /** Corrections answered just now. */
  answered: ReturnType<typeof recentOf>[];
};

/** One tab's listings and the counts of all, in one round trip. */
export async function loadMyListings(context: Context, url: URL): Promise<MyListingsPage> {
  const viewer = requireUser(context, url);
  const type = url.searchParams.get("type");
  const asked = isOneOf(ownTabs, type) ? type : null;
  const tab = asked ?? "event";
  const after = readNextPageKey(url, ["number", "text"]);
  const services = context.get(servicesContext);
  const today = localDay(services.now());
  const read = async (one: OwnTab) => readTab(services, viewer.id, one, after);
  try {
    const page = await read(tab);
    const filled = ownTabs.find((one) => page.counts[one] > 0);
    // Without a tab in the address, the first one with listings or deletions to undo.
    if (asked || after || page.deleted.length > 0 || !filled || filled === tab)
      return { tab, today, ...page };
    return { tab: filled, today, ...(await read(filled)) };
  } catch (error) {
    if (!isAway(error)) throw error;
    return { tab, today, list: null, counts: null, deleted: [], answered: [] };
  }
}

/** 503 while the list can't be read. */
export function statusOf(page: MyListingsPage): number {
  return page.list ? 200 : 503;
}
