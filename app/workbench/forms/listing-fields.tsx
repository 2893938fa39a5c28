import type { ComponentType } from "react";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { ActivityFields } from "./activity-fields";
import { BusinessFields } from "./business-fields";
import { HotelFields } from "./hotel-fields";
import { RestaurantFields } from "./restaurant-fields";

const fields: Record<ListingKind, ComponentType> = {
  restaurant: RestaurantFields,
  hotel: HotelFields,
  activity: ActivityFields,
  business: BusinessFields,
};

export function ListingFields({ kind }: { kind: ListingKind }) {
  const Fields = fields[kind];
  return <Fields />;
}
