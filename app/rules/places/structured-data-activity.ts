import { openingHours } from "./opening-hours-markup";
import { type DescribedPlace, placeMarkup, withoutEmpty } from "./structured-data-place";
import { parseWeekHours } from "./week-hours";

type DescribedActivity = DescribedPlace & { category: string; hours: string | null };

const sports = ["surf", "fitness"];

/** Surf and fitness are places to do sport at; tours and fishing are businesses of the town. */
export function activityMarkup(activity: DescribedActivity): object {
  const type = sports.includes(activity.category) ? "SportsActivityLocation" : "LocalBusiness";
  return withoutEmpty({
    ...placeMarkup(type, activity),
    openingHours: openingHours(parseWeekHours(activity.hours)),
  });
}
