import * as v from "valibot";
import { wishesOf } from "../../rules/pictures/portrait-wishes";
import { restaurantCategories } from "../../rules/places/categories";
import { type DayOfHours, daysOfHours, type WeekHours } from "../../rules/places/hours";
import { pick } from "../../rules/site/pick";
import { galleryPictures, mainPicture, menuPictures, type Uploads } from "../pictures/upload-fields";
import { message } from "../site/parse";
import { translatedFields } from "../site/translated-fields";
import * as entry from "./listing-entries";
import { dietEntries, markEntries, marksOf } from "./mark-entries";
import { menuEntries, menuOf } from "./menu";

export const restaurantUploads: Uploads = {
  folder: "restaurants",
  uploads: [mainPicture, galleryPictures, menuPictures],
};

const day = entry.optionalText(200);

export const restaurantEntries = {
  name: entry.required(120, message("submission.problems.restaurantName")),
  category: entry.category(restaurantCategories, message("submission.problems.category")),
  description: entry.text(2000),
  language: entry.language,
  "translation.name": entry.text(120),
  "translation.description": entry.text(2000),
  address: entry.required(200, message("submission.problems.address")),
  ...entry.coordinates,
  whatsapp: entry.phone,
  phone: entry.phone,
  website: entry.webAddress(message("submission.problems.website")),
  email: entry.contactEmail,
  hours_text: entry.text(500),
  "hours.Monday": day,
  "hours.Tuesday": day,
  "hours.Wednesday": day,
  "hours.Thursday": day,
  "hours.Friday": day,
  "hours.Saturday": day,
  "hours.Sunday": day,
  kitchen_until: entry.optionalText(40),
  closed_for_season: entry.checked,
  ...dietEntries,
  ...markEntries,
  image_url: entry.picture,
  gallery_images: entry.pictures,
  menu_images: entry.pictures,
  ...menuEntries,
  ...entry.portraitEntries,
};

export const RestaurantForm = v.object(restaurantEntries);

export function restaurantColumns(value: v.InferOutput<typeof RestaurantForm>, written: entry.Written) {
  const { name, description, mark_note } = value;
  const twins = translatedFields(value, "name", "description", "mark_note");
  return {
    ...entry.inBothLanguages({ name, description, mark_note }, twins, written),
    ...pick(value, "category", "address", "latitude", "longitude", "phone", "whatsapp", "website", "email"),
    ...pick(value, "image_url", "kitchen_until", "gallery_images", "menu_images", "closed_for_season"),
    portrait: wishesOf("restaurant", value),
    hours: hoursOf(value),
    menu: menuOf(value),
    mark: marksOf(value),
  };
}

export type RestaurantFields = ReturnType<typeof restaurantColumns>;

type DaysTyped = { [Day in DayOfHours as `hours.${Day}`]: string | null };

export function hoursOf(value: DaysTyped): WeekHours | null {
  const week = daysOfHours.map((name) => [name, value[`hours.${name}`]] as const);
  return week.some(([, hours]) => hours) ? Object.fromEntries(week) : null;
}
