import { businessListings as businesses } from "../schema/places";
import { cardColumns, publicList } from "./listings";

export const selectPublicBusinesses = publicList(businesses, {
  ...cardColumns(businesses),
  name: businesses.name,
  address: businesses.address,
  phone: businesses.phone,
  website: businesses.website,
  attribution: businesses.attribution,
  mark_note: businesses.mark_note,
});
