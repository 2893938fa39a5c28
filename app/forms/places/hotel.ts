import * as v from "valibot";
import { wishesOf } from "../../rules/pictures/portrait-wishes";
import { amenityMarks } from "../../rules/places/amenity-marks";
import { currencies, defaultCurrency, hotelCategories } from "../../rules/places/categories";
import { pick } from "../../rules/site/pick";
import { galleryPictures, mainPicture, type Uploads } from "../pictures/uploads";
import { message } from "../site/parse";
import { twinsOf } from "../site/twins";
import {
  amount,
  category,
  coordinates,
  inBothLanguages,
  language,
  lines,
  optionalText,
  picture,
  pictures,
  portraitEntries,
  required,
  requiredWebAddress,
  text,
  type Written,
} from "./listing-entries";
import { markEntries, marksOf } from "./mark-entries";

export const hotelUploads: Uploads = { folder: "hotels", uploads: [mainPicture, galleryPictures] };

export const hotelEntries = {
  name: required(120, message("submission.problems.hotelName")),
  category: category(hotelCategories, message("submission.problems.category")),
  description: required(500, message("submission.problems.shortDescription")),
  full_description: text(6000),
  language,
  "translation.name": text(120),
  "translation.description": text(500),
  "translation.full_description": text(6000),
  address: required(200, message("submission.problems.address")),
  ...coordinates,
  amenities: lines(60, 40, message("submission.problems.tooManyAmenities")),
  ...markEntries,
  affiliate_url: requiredWebAddress(
    message("submission.problems.affiliateUrl"),
    message("submission.problems.affiliateUrlInvalid"),
  ),
  price_from: amount(0, 1_000_000, 2, message("submission.problems.price")),
  currency: category(["", ...currencies], message("submission.problems.currency")),
  rating: amount(1, 5, 1, message("submission.problems.rating")),
  expedia_hotel_id: optionalText(60),
  commission_rate: amount(0, 100, 1, message("submission.problems.commission")),
  image_url: picture,
  gallery_images: pictures,
  ...portraitEntries,
};

export const HotelForm = v.object(hotelEntries);

/** What the form says, as columns of a row; a missing full description is the short one. */
export function hotelColumns(value: v.InferOutput<typeof HotelForm>, written: Written) {
  const { name, description, mark_note } = value;
  const full_description = value.full_description || description;
  const twins = {
    ...twinsOf(value, "name", "description", "mark_note"),
    full_description:
      value["translation.full_description"] ||
      (value.full_description ? "" : value["translation.description"]),
  };
  return {
    ...inBothLanguages({ name, description, full_description, mark_note }, twins, written),
    ...pick(value, "category", "address", "latitude", "longitude", "affiliate_url", "expedia_hotel_id"),
    ...pick(value, "commission_rate", "rating", "price_from", "amenities", "image_url", "gallery_images"),
    currency: value.currency || defaultCurrency,
    mark: { ...amenityMarks(value.amenities), ...marksOf(value) },
    portrait: wishesOf("hotel", value),
  };
}

/** What an owner says of a hotel. */
export type HotelFields = ReturnType<typeof hotelColumns>;
