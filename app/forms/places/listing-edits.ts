import * as v from "valibot";
import {
  activityCategories,
  businessCategories,
  hotelCategories,
  isActivityType,
  restaurantCategories,
} from "../../rules/places/categories";
import { currencies } from "../../rules/places/currencies";
import { type MessageKey, message } from "../site/parse";
import { type ActivityFields, activityEntries } from "./activity";
import { type BusinessFields, businessEntries } from "./business";
import { type HotelFields, hotelEntries } from "./hotel";
import { text } from "./listing-entries";
import { type RestaurantFields, restaurantEntries } from "./restaurant";
import { hotelStandingEntries, standingEntries } from "./standing";

export type ListingFields = RestaurantFields | HotelFields | ActivityFields | BusinessFields;

const missing = message("submission.problems.category");

/** When editing, an empty field keeps the stored value, and a stored value may be missing in the list. */
const storedOr = (words: readonly string[], stored: string, wrong: MessageKey) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed || stored),
    v.check((typed) => typed === stored || words.includes(typed), wrong),
  );

type Stored = { category: string };

export const restaurantEdit = ({ category }: Stored) =>
  v.object({ ...restaurantEntries, category: storedOr(restaurantCategories, category, missing) });

export const hotelEdit = ({ category, currency }: Stored & { currency: string }) =>
  v.object({
    ...hotelEntries,
    category: storedOr(hotelCategories, category, missing),
    description: text(500),
    currency: storedOr(currencies, currency, message("submission.problems.currency")),
  });

export const businessEdit = ({ category }: Stored) =>
  v.object({ ...businessEntries, category: storedOr(businessCategories, category, missing) });

type StoredActivity = Stored & { business_type: string };

const activityFields = ({ category, business_type }: StoredActivity) => ({
  ...activityEntries,
  category: storedOr(activityCategories, category, message("submission.problems.activityCategory")),
  business_type: v.pipe(
    text(60),
    v.transform((typed) => typed || business_type),
  ),
});

const fits = (stored: StoredActivity) => (typed: StoredActivity) =>
  isActivityType(typed.category, typed.business_type) ||
  (typed.category === stored.category && typed.business_type === stored.business_type);

const pair = [["category"], ["business_type"]] as const;
const wrongType = message("submission.problems.businessType");

export const activityEdit = (stored: StoredActivity) =>
  v.pipe(
    v.object(activityFields(stored)),
    v.forward(v.partialCheck(pair, fits(stored), wrongType), ["business_type"]),
  );

export const restaurantCorrection = (stored: Parameters<typeof restaurantEdit>[0]) =>
  v.object({ ...restaurantEdit(stored).entries, ...standingEntries });

export const hotelCorrection = (stored: Parameters<typeof hotelEdit>[0]) =>
  v.object({ ...hotelEdit(stored).entries, ...hotelStandingEntries });

export const businessCorrection = (stored: Stored) =>
  v.object({ ...businessEdit(stored).entries, ...standingEntries });

export const activityCorrection = (stored: StoredActivity) =>
  v.pipe(
    v.object({ ...activityFields(stored), ...standingEntries }),
    v.forward(v.partialCheck(pair, fits(stored), wrongType), ["business_type"]),
  );
