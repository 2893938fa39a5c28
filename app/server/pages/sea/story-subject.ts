import { data } from "react-router";
import { type StoryShape, storyShapes } from "../../../rules/sea/story-shape";
import type { PlaceKind } from "../../../rules/site/listing-kinds";
import { isDate } from "../../../rules/time/days";

/** The day, an event or one date of a series, or a place. */
export type StorySubject =
  | { of: "today" }
  | { of: "event"; slug: string; date: string | null }
  | { of: "place"; kind: PlaceKind; slug: string };

const kinds: Record<string, PlaceKind> = { eat: "restaurant", stay: "hotel", do: "activity" };

export function readStorySubject({ searchParams }: URL): StorySubject {
  const [event, place, date] = ["event", "place", "date"].map((name) => searchParams.get(name));
  if (event && !place) {
    if (date && !isDate(date)) throw data(null, 404);
    return { of: "event", slug: event, date: date || null };
  }
  if (!place) return { of: "today" };
  const [, path = "", slug = ""] = /^(\w+)\/([\w-]+)$/.exec(place) ?? [];
  const kind = Object.hasOwn(kinds, path) ? kinds[path] : undefined;
  if (!kind || event) throw data(null, 404);
  return { of: "place", kind, slug };
}

/** Tall by default; an unknown shape is a 400. */
export function readShape({ searchParams }: URL): StoryShape {
  const size = searchParams.get("size") || "tall";
  const shape = storyShapes.find((one) => one === size);
  if (!shape) throw data(null, 400);
  return shape;
}
