import * as v from "valibot";
import { wishesOf } from "../../rules/pictures/portrait-wishes";
import { businessCategories } from "../../rules/places/categories";
import { pick } from "../../rules/site/pick";
import { mainPicture, type Uploads } from "../pictures/upload-fields";
import { message } from "../site/parse";
import { translatedFields } from "../site/translated-fields";
import * as entry from "./listing-entries";
import { markEntries, marksOf } from "./mark-entries";

export const businessUploads: Uploads = { folder: "businesses", uploads: [mainPicture] };

export const businessEntries = {
  name: entry.required(120, message("submission.problems.businessName")),
  category: entry.category(businessCategories, message("submission.problems.category")),
  description: entry.text(2000),
  address: entry.required(200, message("submission.problems.address")),
  language: entry.language,
  "translation.name": entry.text(120),
  "translation.description": entry.text(2000),
  phone: entry.phone,
  website: entry.webAddress(message("submission.problems.website")),
  email: entry.contactEmail,
  ...markEntries,
  image_url: entry.picture,
  ...entry.portraitEntries,
};

export const BusinessForm = v.object(businessEntries);

export function businessColumns(value: v.InferOutput<typeof BusinessForm>, written: entry.Written) {
  const { name, description, mark_note } = value;
  const twins = translatedFields(value, "name", "description", "mark_note");
  return {
    ...entry.inBothLanguages({ name, description, mark_note }, twins, written),
    ...pick(value, "category", "address", "phone", "email", "website", "image_url"),
    mark: marksOf(value),
    portrait: wishesOf("business", value),
  };
}

export type BusinessFields = ReturnType<typeof businessColumns>;
