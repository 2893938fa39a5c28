import type { Toast } from "../site/flash";
import type { OwnTab } from "./own-listings";

/** What was just sent is not on the public list it leads to yet: it stands in My Listings, on the tab of its kind. */
const tabs: Record<string, OwnTab> = {
  restaurantSubmitted: "restaurant",
  hotelSubmitted: "hotel",
  businessSubmitted: "business",
  eventSubmitted: "event",
  eventSubmittedClosed: "event",
  seriesCreated: "event",
  seriesCreatedClosed: "event",
  seriesSkipping: "event",
  seriesLater: "event",
  postCreated: "post",
  postDrafted: "post",
};

/** What they say stands in the log. */
const logged = ["submissionCorrected", "correctedEndMoved"];

export function wayOfToast({ name }: Toast): { path: string; word: "listings" | "log" } | null {
  const tab = tabs[name];
  if (tab) return { path: `/my-listings?type=${tab}`, word: "listings" };
  return logged.includes(name) ? { path: "/admin/log", word: "log" } : null;
}
