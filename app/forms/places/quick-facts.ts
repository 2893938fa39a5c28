import * as v from "valibot";
import { daysOfHours } from "../../rules/places/hours";
import { quickFactsOf } from "../../rules/places/quick-facts";
import { pick } from "../../rules/site/pick";
import type { ListingKind } from "../../rules/site/slugs";
import type { FormSchema, Typed } from "../site/parse";
import { type ActivityFields, activityEntries } from "./activity";
import { type BusinessFields, businessEntries } from "./business";
import { hoursOf, type RestaurantFields, restaurantEntries } from "./restaurant";
import { typedListing } from "./typed-listing";

const days = daysOfHours.map((day) => `hours.${day}` as const);
const RestaurantFacts = v.object(
  pick(restaurantEntries, "hours_text", ...days, "phone", "whatsapp", "closed_for_season"),
);
const ActivityFacts = v.object(pick(activityEntries, "hours", "whatsapp"));
const BusinessFacts = v.object(pick(businessEntries, "phone"));

/** What the owner of a place may change by the link of a mail: the fields of its own form, and no others. */
type FactsForm = { form: FormSchema; columns(value: object): QuickFields };
export type QuickFields = Partial<RestaurantFields> | Partial<ActivityFields> | Partial<BusinessFields>;

export const factsForms: Record<ListingKind, FactsForm | null> = {
  restaurant: {
    form: RestaurantFacts,
    columns: (value) => {
      const sent = value as v.InferOutput<typeof RestaurantFacts>;
      return { hours: hoursOf(sent), ...pick(sent, "phone", "whatsapp", "closed_for_season") };
    },
  },
  // What of a hotel goes stale is an admin's to change.
  hotel: null,
  activity: {
    form: ActivityFacts,
    columns: (value) => pick(value as v.InferOutput<typeof ActivityFacts>, "hours", "whatsapp"),
  },
  business: {
    form: BusinessFacts,
    columns: (value) => pick(value as v.InferOutput<typeof BusinessFacts>, "phone"),
  },
};

/** The facts of a row as its form would have sent them. */
export function typedFacts(kind: ListingKind, row: object): Typed {
  return typedListing(quickFactsOf(kind, row), []);
}
