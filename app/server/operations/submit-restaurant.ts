import type { InferOutput } from "valibot";
import { type RestaurantForm, restaurantColumns } from "../../forms/restaurant";
import type { Language } from "../../rules/language";
import type { Viewer } from "../../rules/viewer";
import type { Services } from "../services";
import { type Sending, type Submitted, submitListing } from "./submit-listing";

export function submitRestaurant(
  services: Services,
  viewer: Pick<Viewer, "id">,
  value: InferOutput<typeof RestaurantForm>,
  language: Language,
  sending: Sending,
): Promise<Submitted> {
  return submitListing(
    services,
    viewer,
    "restaurant",
    restaurantColumns(value, { language: value.language ?? language }),
    sending,
  );
}
