import { cardColumns, publicList } from "./listings";
import { businessListings as businesses } from "./schema/places";

export const selectPublicBusinesses = publicList(businesses, {
  ...cardColumns(businesses),
  name: businesses.name,
  address: businesses.address,
  phone: businesses.phone,
  website: businesses.website,
});
