import { daysOfHours } from "../rules/hours";
import { useWords } from "./words";

/** What a column is called on the form it comes from. */
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
  closed_for_season: "submission.fields.closedForSeason",
  affiliate_url: "submission.fields.affiliateUrl",
  expedia_hotel_id: "submission.fields.expediaId",
  commission_rate: "submission.fields.commission",
  rating: "submission.fields.rating",
  price_from: "submission.fields.priceFrom",
  currency: "submission.fields.currency",
  amenities: "submission.fields.amenities",
  image_url: "submission.pictures.main",
  gallery_images: "submission.pictures.gallery",
  menu_images: "submission.pictures.menu",
  language: "submission.language.written",
  review_count: "review.fields.review_count",
  "policies.phone": "review.fields.policiesPhone",
  "policies.check_in": "review.fields.policiesCheckIn",
  "policies.check_out": "review.fields.policiesCheckOut",
} as const;

/** "hours.Monday" is a day, "translation.name" a field in the other language. */
export function useFieldName(): (field: string) => string {
  const { t } = useWords();
  const plain = (field: string): string => {
    const key = words[field as keyof typeof words];
    return key ? t(key) : field;
  };
  return (field) => {
    const day = daysOfHours.find((one) => field === `hours.${one}`);
    if (day) return t(`places.days.${day}`);
    const [, twin] = field.match(/^translation\.(.+)$/) ?? [];
    return twin ? t("submission.language.twin", { field: plain(twin) }) : plain(field);
  };
}
