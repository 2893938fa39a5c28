import type { Language } from "../../rules/site/language";
import type { ListingKind } from "../../rules/site/listing-kinds";
import type { Uploads } from "../pictures/upload-fields";
import { ActivityForm, activityColumns, activityUploads } from "./activity";
import { BusinessForm, businessColumns, businessUploads } from "./business";
import { HotelForm, hotelColumns, hotelUploads } from "./hotel";
import * as edits from "./listing-edits";
import type { ListingSchema, Written } from "./listing-entries";
import { RestaurantForm, restaurantColumns, restaurantUploads } from "./restaurant";
import { hotelStandingColumns, standingColumns } from "./standing";

export type ListingValue = { language: Language | null };

/** Each kind's methods only take values of its own schema, which the types can't express. */
type ListingForm = Uploads & {
  /** The forms for a new listing, for its owner's edits, and for a reviewer. */
  form: ListingSchema;
  edit(stored: { category: string }): ListingSchema;
  correction(stored: { category: string }): ListingSchema;
  columns(value: ListingValue, written: Written): edits.ListingFields;
  /** Fields only a reviewer can set. */
  standing(value: object): ReturnType<typeof standingColumns>;
};

export const listingForms: Record<ListingKind, ListingForm> = {
  restaurant: {
    ...restaurantUploads,
    form: RestaurantForm,
    edit: edits.restaurantEdit,
    correction: edits.restaurantCorrection,
    columns: restaurantColumns,
    standing: standingColumns,
  },
  hotel: {
    ...hotelUploads,
    form: HotelForm,
    edit: edits.hotelEdit,
    correction: edits.hotelCorrection,
    columns: hotelColumns,
    standing: hotelStandingColumns,
  },
  activity: {
    ...activityUploads,
    form: ActivityForm,
    edit: edits.activityEdit,
    correction: edits.activityCorrection,
    columns: activityColumns,
    standing: standingColumns,
  },
  business: {
    ...businessUploads,
    form: BusinessForm,
    edit: edits.businessEdit,
    correction: edits.businessCorrection,
    columns: businessColumns,
    standing: standingColumns,
  },
};
