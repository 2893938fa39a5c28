import * as v from "valibot";
import { wishesOf } from "../../rules/pictures/portrait-wishes";
import { activityCategories, isActivityType } from "../../rules/places/categories";
import { pick } from "../../rules/site/pick";
import { mainPicture, type Uploads } from "../pictures/uploads";
import { message } from "../site/parse";
import { twinsOf } from "../site/twins";
import {
  category,
  inBothLanguages,
  language,
  optionalText,
  picture,
  portraitEntries,
  required,
  requiredPhone,
  text,
  type Written,
  webAddress,
} from "./listing-entries";
import { markEntries, marksOf } from "./mark-entries";

export const activityUploads: Uploads = { folder: "activities", uploads: [mainPicture] };

export const activityEntries = {
  business_name: required(120, message("submission.problems.businessName")),
  category: category(activityCategories, message("submission.problems.activityCategory")),
  business_type: required(60, message("submission.problems.businessType")),
  description: v.pipe(text(2000), v.minLength(10, message("submission.problems.description"))),
  hours: required(200, message("submission.problems.hours")),
  address: required(200, message("submission.problems.address")),
  location: optionalText(200),
  language,
  "translation.business_name": text(120),
  "translation.description": text(2000),
  "translation.hours": text(200),
  "translation.location": text(200),
  whatsapp: requiredPhone(message("submission.problems.whatsapp")),
  website: webAddress(message("submission.problems.website")),
  ...markEntries,
  image_url: picture,
  ...portraitEntries,
};

/** A type counts only within its category. */
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

/** What the form says, as columns of a row. */
export function activityColumns(value: v.InferOutput<typeof ActivityForm>, written: Written) {
  const { business_name, description, hours, location, mark_note } = value;
  const twins = twinsOf(value, "business_name", "description", "hours", "location", "mark_note");
  return {
    ...inBothLanguages({ business_name, description, hours, location, mark_note }, twins, written),
    ...pick(value, "category", "business_type", "whatsapp", "address", "website", "image_url"),
    mark: marksOf(value),
    portrait: wishesOf("activity", value),
  };
}

/** What an owner says of an activity. */
export type ActivityFields = ReturnType<typeof activityColumns>;
