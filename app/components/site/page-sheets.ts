import type { HydratedScreen } from "../../rules/site/screen-words";
import activityStyles from "../../styles/activity.css?url";
import agendaStyles from "../../styles/agenda.css?url";
import blogStyles from "../../styles/blog.css?url";
import businessesStyles from "../../styles/businesses.css?url";
import calendarStyles from "../../styles/calendar.css?url";
import dataStyles from "../../styles/data.css?url";
import directoryStyles from "../../styles/directory.css?url";
import eventStyles from "../../styles/event.css?url";
import guideStyles from "../../styles/guide.css?url";
import homeStyles from "../../styles/home.css?url";
import hotelStyles from "../../styles/hotel.css?url";
import legalStyles from "../../styles/legal.css?url";
import lettersStyles from "../../styles/letters.css?url";
import mapStyles from "../../styles/map.css?url";
import pageStyles from "../../styles/page.css?url";
import postStyles from "../../styles/post.css?url";
import posterStyles from "../../styles/poster.css?url";
import restaurantStyles from "../../styles/restaurant.css?url";
import seaStyles from "../../styles/sea.css?url";
import searchStyles from "../../styles/search.css?url";
import serviceStyles from "../../styles/service.css?url";
import servicesStyles from "../../styles/services.css?url";
import shareStyles from "../../styles/share.css?url";
import storyStyles from "../../styles/story.css?url";
import surfStyles from "../../styles/surf.css?url";
import tidesStyles from "../../styles/tides.css?url";
import topicsStyles from "../../styles/topics.css?url";
import transportationStyles from "../../styles/transportation.css?url";
import visitorCorrectionStyles from "../../styles/visitor-correction.css?url";
import weekStyles from "../../styles/week.css?url";
import workbenchStyles from "../../styles/workbench.css?url";

/** Stylesheets that hold everything their pages need. */
const wholeSheets = {
  activity: activityStyles,
  agenda: agendaStyles,
  blog: blogStyles,
  businesses: businessesStyles,
  calendar: calendarStyles,
  data: dataStyles,
  directory: directoryStyles,
  event: eventStyles,
  visitorCorrection: visitorCorrectionStyles,
  home: homeStyles,
  hotel: hotelStyles,
  legal: legalStyles,
  letters: lettersStyles,
  map: mapStyles,
  post: postStyles,
  poster: posterStyles,
  restaurant: restaurantStyles,
  sea: seaStyles,
  search: searchStyles,
  service: serviceStyles,
  services: servicesStyles,
  share: shareStyles,
  guide: guideStyles,
  story: storyStyles,
  surf: surfStyles,
  tides: tidesStyles,
  topics: topicsStyles,
  transportation: transportationStyles,
  week: weekStyles,
};

/** Which stylesheets a route's `handle` may name. */
export type SheetWishes = {
  /** A workbench: React in the browser with its translations, and form styles. */
  hydrate?: HydratedScreen;
  /** Form styles only. */
  workbench?: boolean;
  /** A single stylesheet instead of the common one, for signed-out visitors without a toast. */
  wholeSheet?: keyof typeof wholeSheets;
  /** The same, inlined, because the document is kept offline as it is. */
  styles?: string;
};

/** A page's stylesheets; error pages use the common one. */
export function sheetsOf(wishes: SheetWishes, hasFailed: boolean, isStranger: boolean): string[] {
  if (hasFailed) return [pageStyles];
  if (wishes.hydrate || wishes.workbench) return [workbenchStyles];
  if (wishes.styles) return isStranger ? [] : [pageStyles];
  if (wishes.wholeSheet) return [...(isStranger ? [] : [pageStyles]), wholeSheets[wishes.wholeSheet]];
  return [pageStyles];
}
