import type { ImportKind } from "../../../rules/imports/import-states";
import { eventWork } from "./plan-events";
import { placeWork } from "./plan-places";
import { wordPressWork } from "./plan-wordpress";
import type { RowsOfKind } from "./planned-row";

export const works: Record<ImportKind, RowsOfKind> = {
  restaurant: placeWork,
  hotel: placeWork,
  activity: placeWork,
  business: placeWork,
  places: placeWork,
  events: eventWork,
  wordpress: wordPressWork,
};
