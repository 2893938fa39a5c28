import type { ImportKind } from "../../../rules/imports/import-states";
import type { Work } from "./import-work";
import { eventWork } from "./plan-events";
import { placeWork } from "./plan-places";
import { wordPressWork } from "./plan-wordpress";

export const works: Record<ImportKind, Work> = {
  restaurant: placeWork,
  hotel: placeWork,
  activity: placeWork,
  business: placeWork,
  places: placeWork,
  events: eventWork,
  wordpress: wordPressWork,
};
