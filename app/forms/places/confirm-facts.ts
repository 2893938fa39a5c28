import * as v from "valibot";
import { confirmableFactsOf } from "../../rules/places/confirmable-facts";
import { daysOfHours } from "../../rules/places/hours";
import { parseTimeOfDay } from "../../rules/places/hours-tokens";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { pick } from "../../rules/site/pick";
import { type FormSchema, message, type Typed } from "../site/parse";
import { type ActivityFields, activityEntries } from "./activity";
import { type BusinessFields, businessEntries } from "./business";
import type { HotelFields } from "./hotel";
import * as entry from "./listing-entries";
import { hoursOf, type RestaurantFields, restaurantEntries } from "./restaurant";
import { typedListing } from "./typed-listing";

const days = daysOfHours.map((day) => `hours.${day}` as const);
const RestaurantFacts = v.object(
  pick(restaurantEntries, "hours_text", ...days, "phone", "whatsapp", "closed_for_season"),
);
const ActivityFacts = v.object(pick(activityEntries, "hours", "whatsapp"));
const hour = v.pipe(
  entry.text(30),
  v.check(
    (typed) => typed === "" || parseTimeOfDay(typed) !== null,
    message("submission.kitchenProblems.unreadable"),
  ),
);
const HotelFacts = v.object({
  "policies.phone": entry.phone,
  "policies.check_in": hour,
  "policies.check_out": hour,
});
const BusinessFacts = v.object(pick(businessEntries, "phone"));

/** The facts an owner can change through a mailed link. */
type FactsForm = { form: FormSchema; columns(value: object): QuickFields };
type Policies = { phone?: string; check_in?: string; check_out?: string };
export type QuickFields =
  | Partial<RestaurantFields>
  | Partial<ActivityFields>
  | Partial<BusinessFields>
  | (Partial<HotelFields> & { policies?: Policies });

export const factsForms: Record<ListingKind, FactsForm> = {
  restaurant: {
    form: RestaurantFacts,
    columns: (value) => {
      const facts = value as v.InferOutput<typeof RestaurantFacts>;
      return { hours: hoursOf(facts), ...pick(facts, "phone", "whatsapp", "closed_for_season") };
    },
  },
  hotel: {
    form: HotelFacts,
    columns: (value) => {
      const facts = value as v.InferOutput<typeof HotelFacts>;
      const policies = {
        phone: facts["policies.phone"],
        check_in: facts["policies.check_in"],
        check_out: facts["policies.check_out"],
      };
      return { policies: Object.fromEntries(Object.entries(policies).filter(([, text]) => text)) };
    },
  },
  activity: {
    form: ActivityFacts,
    columns: (value) => pick(value as v.InferOutput<typeof ActivityFacts>, "hours", "whatsapp"),
  },
  business: {
    form: BusinessFacts,
    columns: (value) => pick(value as v.InferOutput<typeof BusinessFacts>, "phone"),
  },
};

export function typedFacts(kind: ListingKind, row: object): Typed {
  return typedListing(confirmableFactsOf(kind, row), []);
}
