import type { Toast } from "../site/flash";
import type { OwnTab } from "./own-listings";

/** What was just sent is not on the public list it leads to yet: it stands in My Listings, on the tab of its kind. */
const tabs: Record<string, OwnTab> = {
  restaurantSubmitted: "restaurant",
  hotelSubmitted: "hotel",
  businessSubmitted: "business",
  eventSubmitted: "event",
  seriesCreated: "event",
  seriesSkipping: "event",
  seriesLater: "event",
  postCreated: "post",
  postDrafted: "post",
};

export function wayOfToast({ name }: Toast): string | null {
  const tab = tabs[name];
  return tab ? `/my-listings?type=${tab}` : null;
}
