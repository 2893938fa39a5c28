import { type PlaceMark, placeMarks } from "../places/place-marks";
import type { ReviewKind } from "./review-kinds";

/** The locale key of each column's label. */
const words = {
  name: "listings.name",
  business_name: "submission.fields.businessName",
  category: "submission.fields.category",
  business_type: "submission.fields.businessType",
  description: "submission.fields.description",
  full_description: "submission.fields.fullDescription",
  address: "submission.fields.address",
  location: "submission.fields.location",
  latitude: "submission.fields.latitude",
  longitude: "submission.fields.longitude",
  phone: "submission.fields.phone",
  whatsapp: "submission.fields.whatsapp",
  email: "submission.fields.email",
  website: "submission.fields.website",
  hours: "submission.fields.hours",
  kitchen_until: "submission.fields.kitchenUntil",
  closed_for_season: "submission.fields.closedForSeason",
  affiliate_url: "submission.fields.affiliateUrl",
  expedia_hotel_id: "submission.fields.expediaId",
  commission_rate: "submission.fields.commission",
  rating: "submission.fields.rating",
  price_from: "submission.fields.priceFrom",
  currency: "submission.fields.currency",
  duration: "submission.fields.duration",
  amenities: "submission.fields.amenities",
  mark_note: "marks.form.title",
  image_url: "submission.pictures.main",
  gallery_images: "submission.pictures.gallery",
  menu_images: "menu.pictures",
  menu: "menu.title",
  menu_text: "menu.form.text",
  language: "submission.language.written",
  translation: "submission.language.otherTitle",
  is_premium: "review.fields.is_premium",
  display_order: "review.fields.display_order",
  review_count: "review.fields.review_count",
  "policies.phone": "review.fields.policiesPhone",
  "policies.check_in": "review.fields.policiesCheckIn",
  "policies.check_out": "review.fields.policiesCheckOut",
} as const;

/** Where a hotel's words for the same column don't fit. */
const activityWords = { ...words, price_from: "submission.fields.pricePerPerson" } as const;

const eventWords = {
  title: "eventForm.fields.title",
  event_type: "eventForm.fields.type",
  host: "eventForm.fields.host",
  location: "eventForm.fields.location",
  event_date: "eventForm.fields.date",
  start_time: "eventForm.fields.startTime",
  end_time: "eventForm.fields.endTime",
  description: "eventForm.fields.description",
  full_description: "eventForm.fields.details",
  image_url: "eventForm.fields.image",
  language: "submission.language.written",
  translation: "submission.language.otherTitle",
} as const;

const postWords = {
  title: "postForm.fields.title",
  slug: "postForm.fields.slug",
  content: "postForm.fields.content",
  excerpt: "postForm.fields.excerpt",
  category: "postForm.fields.category",
  tags: "postForm.fields.tags",
  featured_image_url: "postForm.fields.featured",
  seo_title: "postForm.fields.seoTitle",
  seo_description: "postForm.fields.seoDescription",
  seo_keywords: "postForm.fields.seoKeywords",
  language: "postForm.language.written",
  translation: "postForm.language.other",
} as const;

/** About single pictures, or all of them. */
const ofPictures = [
  ["picture_words.alt_en", "submission.pictures.altIn.en"],
  ["picture_words.alt_es", "submission.pictures.altIn.es"],
  ["picture_words", "submission.pictures.altAll"],
] as const;

type Words<Known> = Known[keyof Known];
type Word =
  | Words<typeof words>
  | Words<typeof activityWords>
  | Words<typeof eventWords>
  | Words<typeof postWords>;
type Known = Partial<Record<string, Word>>;
const wordsOfKind: Partial<Record<ReviewKind, Known>> = {
  activity: activityWords,
  event: eventWords,
  series: eventWords,
  post: postWords,
};

type DayName = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
type DayWord = `places.days.${DayName}`;
const dayField = /^hours\.((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/;

/** `isTwin`: the field for the translation. */
type FieldWord = {
  word: Word | DayWord | `marks.yes.${PlaceMark}` | (typeof ofPictures)[number][1];
  isTwin: boolean;
};

/** "hours.Monday" is a day, "translation.name" a translation; null for an unknown field. */
export function fieldWord(kind: ReviewKind, field: string): FieldWord | null {
  const labels = ofPictures.find(([start]) => field.startsWith(start));
  if (labels) return { word: labels[1], isTwin: false };
  const [, day] = dayField.exec(field) ?? [];
  if (day) return { word: `places.days.${day as DayName}`, isTwin: false };
  const mark = placeMarks.find((one) => field === `mark.${one}`);
  if (mark) return { word: `marks.yes.${mark}`, isTwin: false };
  const [, twin] = field.match(/^translation\.(.+)$/) ?? [];
  const known: Known = wordsOfKind[kind] ?? words;
  const word = known[twin ?? field];
  return word ? { word, isTwin: twin !== undefined } : null;
}
