import * as v from "valibot";
import { wishesOf } from "../../rules/pictures/portrait-wishes";
import { activityCategories, isActivityType } from "../../rules/places/categories";
import { pick } from "../../rules/site/pick";
import { mainPicture, type Uploads } from "../pictures/upload-fields";
import { message } from "../site/parse";
import { translatedFields } from "../site/translated-fields";
import * as entry from "./listing-entries";
import { markEntries, marksOf } from "./mark-entries";

export const activityUploads: Uploads = { folder: "activities", uploads: [mainPicture] };

export const activityEntries = {
  business_name: entry.required(120, message("submission.problems.businessName")),
  category: entry.category(activityCategories, message("submission.problems.activityCategory")),
  business_type: entry.required(60, message("submission.problems.businessType")),
  description: v.pipe(entry.text(2000), v.minLength(10, message("submission.problems.description"))),
  hours: entry.required(200, message("submission.problems.hours")),
  address: entry.required(200, message("submission.problems.address")),
  location: entry.optionalText(200),
  price_from: entry.price,
  duration: entry.optionalText(60),
  language: entry.language,
  "translation.business_name": entry.text(120),
  "translation.description": entry.text(2000),
  "translation.hours": entry.text(200),
  "translation.location": entry.text(200),
  "translation.duration": entry.text(60),
  whatsapp: entry.requiredPhone(message("submission.problems.whatsapp")),
  website: entry.webAddress(message("submission.problems.website")),
  ...markEntries,
  image_url: entry.picture,
  ...entry.portraitEntries,
};

/** The type must belong to the category. */
export const ActivityForm = v.pipe(
  v.object(activityEntries),
  v.forward(
    v.partialCheck(
      [["category"], ["business_type"]],
      ({ category, business_type }) => isActivityType(category, business_type),
      message("submission.problems.businessType"),
    ),
    ["business_type"],
  ),
);

const texts = ["business_name", "description", "hours", "location", "duration", "mark_note"] as const;

export function activityColumns(value: v.InferOutput<typeof ActivityForm>, written: entry.Written) {
  const words = pick(value, ...texts);
  const twins = translatedFields(value, ...texts);
  return {
    ...entry.inBothLanguages(words, twins, written),
    ...pick(value, "category", "business_type", "whatsapp", "address", "website", "price_from", "image_url"),
    mark: marksOf(value),
    portrait: wishesOf("activity", value),
  };
}

export type ActivityFields = ReturnType<typeof activityColumns>;
