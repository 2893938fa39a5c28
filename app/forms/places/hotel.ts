import * as v from "valibot";
import { wishesOf } from "../../rules/pictures/portrait-wishes";
import { amenityMarks } from "../../rules/places/amenity-marks";
import { hotelCategories } from "../../rules/places/categories";
import { currencies, defaultCurrency } from "../../rules/places/currencies";
import { pick } from "../../rules/site/pick";
import { galleryPictures, mainPicture, type Uploads } from "../pictures/upload-fields";
import { message } from "../site/parse";
import { translatedFields } from "../site/translated-fields";
import * as entry from "./listing-entries";
import { markEntries, marksOf } from "./mark-entries";

export const hotelUploads: Uploads = { folder: "hotels", uploads: [mainPicture, galleryPictures] };

export const hotelEntries = {
  name: entry.required(120, message("submission.problems.hotelName")),
  category: entry.category(hotelCategories, message("submission.problems.category")),
  description: entry.required(500, message("submission.problems.shortDescription")),
  full_description: entry.text(6000),
  language: entry.language,
  "translation.name": entry.text(120),
  "translation.description": entry.text(500),
  "translation.full_description": entry.text(6000),
  address: entry.required(200, message("submission.problems.address")),
  ...entry.coordinates,
  amenities: entry.lines(60, 40, message("submission.problems.tooManyAmenities")),
  ...markEntries,
  affiliate_url: entry.requiredWebAddress(
    message("submission.problems.affiliateUrl"),
    message("submission.problems.affiliateUrlInvalid"),
  ),
  price_from: entry.price,
  currency: entry.category(["", ...currencies], message("submission.problems.currency")),
  rating: entry.amount(1, 5, 1, message("submission.problems.rating")),
  expedia_hotel_id: entry.optionalText(60),
  commission_rate: entry.amount(0, 100, 1, message("submission.problems.commission")),
  image_url: entry.picture,
  gallery_images: entry.pictures,
  ...entry.portraitEntries,
};

export const HotelForm = v.object(hotelEntries);

/** Without a full description the short one is used. */
export function hotelColumns(value: v.InferOutput<typeof HotelForm>, written: entry.Written) {
  const { name, description, mark_note } = value;
  const full_description = value.full_description || description;
  const twins = {
    ...translatedFields(value, "name", "description", "mark_note"),
    full_description:
      value["translation.full_description"] ||
      (value.full_description ? "" : value["translation.description"]),
  };
  return {
    ...entry.inBothLanguages({ name, description, full_description, mark_note }, twins, written),
    ...pick(value, "category", "address", "latitude", "longitude", "affiliate_url", "expedia_hotel_id"),
    ...pick(value, "commission_rate", "rating", "price_from", "amenities", "image_url", "gallery_images"),
    currency: value.currency || defaultCurrency,
    mark: { ...amenityMarks(value.amenities), ...marksOf(value) },
    portrait: wishesOf("hotel", value),
  };
}

export type HotelFields = ReturnType<typeof hotelColumns>;
