import { pick } from "../../../rules/site/pick";
import { businessListings as businesses } from "../schema/places";
import { cardColumns, publicList } from "./listings";

export const selectPublicBusinesses = publicList(businesses, {
  ...cardColumns(businesses),
  ...pick(businesses, "name", "address", "phone", "website", "attribution", "mark_note"),
});
