import * as v from "valibot";
import { wishesOf } from "../../rules/pictures/portrait-wishes";
import { amenityMarks } from "../../rules/places/amenity-marks";
import { currencies, defaultCurrency, hotelCategories } from "../../rules/places/categories";
import { galleryPictures, mainPicture, type Uploads } from "../pictures/uploads";
import { message } from "../site/parse";
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
    name: value["translation.name"],
    description: value["translation.description"],
    full_description:
      value["translation.full_description"] ||
      (value.full_description ? "" : value["translation.description"]),
    mark_note: value["translation.mark_note"],
  };
  return {
    ...inBothLanguages({ name, description, full_description, mark_note }, twins, written),
    category: value.category,
    address: value.address,
    latitude: value.latitude,
    longitude: value.longitude,
    affiliate_url: value.affiliate_url,
    expedia_hotel_id: value.expedia_hotel_id,
    commission_rate: value.commission_rate,
    rating: value.rating,
    price_from: value.price_from,
    currency: value.currency || defaultCurrency,
    amenities: value.amenities,
    mark: { ...amenityMarks(value.amenities), ...marksOf(value) },
    image_url: value.image_url,
    portrait: wishesOf("hotel", value),
    gallery_images: value.gallery_images,
  };
}

/** What an owner says of a hotel. */
export type HotelFields = ReturnType<typeof hotelColumns>;
