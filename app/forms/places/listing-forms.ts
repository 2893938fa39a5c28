import type { Language } from "../../rules/site/language";
import type { ListingKind } from "../../rules/site/slugs";
import type { Uploads } from "../pictures/upload-fields";
import { ActivityForm, activityColumns, activityUploads } from "./activity";
import { BusinessForm, businessColumns, businessUploads } from "./business";
import { HotelForm, hotelColumns, hotelUploads } from "./hotel";
import * as edits from "./listing-edits";
import type { ListingSchema, Written } from "./listing-entries";
import { RestaurantForm, restaurantColumns, restaurantUploads } from "./restaurant";
import { hotelStandingColumns, standingColumns } from "./standing";

export type ListingValue = { language: Language | null };

/** What the methods take is what the schemas beside them give: a form is read by its own kind alone. */
type ListingForm = Uploads & {
  /** The form for something new, in its owner's hand once it has been sent, and in a reviewer's. */
  form: ListingSchema;
  edit(stored: { category: string }): ListingSchema;
  correction(stored: { category: string }): ListingSchema;
  columns(value: ListingValue, written: Written): edits.ListingFields;
  /** What only a reviewer may set. */
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
