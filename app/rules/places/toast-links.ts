import type { Toast } from "../site/flash";
import type { OwnTab } from "./own-listings";

/** Something just submitted isn't public yet, so its toast leads to My Listings. */
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

/** What they mention is in the log. */
const logged = ["submissionCorrected", "correctedEndMoved"];

export function linkOfToast({ name }: Toast): { path: string; word: "listings" | "log" } | null {
  const tab = tabs[name];
  if (tab) return { path: `/my-listings?type=${tab}`, word: "listings" };
  return logged.includes(name) ? { path: "/admin/log", word: "log" } : null;
}
