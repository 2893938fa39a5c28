import type { ComponentType } from "react";
import type { EditedKind } from "../../rules/places/paths";
import { EventInDialog } from "./event-in-dialog";
import type { InDialog } from "./in-dialog";
import { PlaceInDialog } from "./place-in-dialog";
import { PostInDialog } from "./post-in-dialog";

/** Fetched when the first of anything is edited. */
export const formsInDialog: Record<EditedKind, ComponentType<InDialog>> = {
  restaurant: PlaceInDialog,
  hotel: PlaceInDialog,
  activity: PlaceInDialog,
  business: PlaceInDialog,
  event: EventInDialog,
  post: PostInDialog,
};
