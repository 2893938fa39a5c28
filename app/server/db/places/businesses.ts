import { columnsOf } from "../columns";
import { businessListings as businesses } from "../schema/places";
import { cardColumns, publicList } from "./listings";

export const selectPublicBusinesses = publicList(businesses, {
  ...cardColumns(businesses),
  ...columnsOf(businesses, "name", "address", "phone", "website", "attribution", "mark_note"),
});
