import { describe, expect, test } from "vitest";
import { ActivityForm } from "../../../app/forms/places/activity";
import { BusinessForm } from "../../../app/forms/places/business";
import { HotelForm } from "../../../app/forms/places/hotel";
import { RestaurantForm } from "../../../app/forms/places/restaurant";
import { type FormSchema, parseForm } from "../../../app/forms/site/parse";
import { formOf } from "../../support/form-of";
import { activity, business, hotel, restaurant } from "../../support/submissions";

const web = "https://playa.example/";
const forms = {
  restaurant: { schema: RestaurantForm, least: restaurant },
  hotel: { schema: HotelForm, least: hotel },
  activity: { schema: ActivityForm, least: activity },
  business: { schema: BusinessForm, least: business },
};

/** Checks one field of an otherwise valid form. */
function judge(kind: keyof typeof forms, name: string, value: string | string[]) {
  const { schema, least } = forms[kind];
  const parsed = parseForm(schema as FormSchema, formOf({ ...least, [name]: value }));
  return parsed.ok ? (parsed.value as Record<string, unknown>)[name] : parsed.problems;
}

describe("The longest text of a field", () => {
  test.each<[keyof typeof forms, string, number]>([
    ["restaurant", "name", 120],
    ["restaurant", "description", 2000],
    ["restaurant", "address", 200],
    ["restaurant", "hours.Sunday", 200],
    ["restaurant", "translation.name", 120],
    ["restaurant", "translation.description", 2000],
    ["hotel", "name", 120],
    ["hotel", "description", 500],
    ["hotel", "full_description", 6000],
    ["hotel", "address", 200],
    ["hotel", "expedia_hotel_id", 60],
    ["hotel", "translation.name", 120],
    ["hotel", "translation.description", 500],
    ["hotel", "translation.full_description", 6000],
    ["activity", "business_name", 120],
    ["activity", "description", 2000],
    ["activity", "hours", 200],
    ["activity", "address", 200],
    ["activity", "location", 200],
    ["activity", "duration", 60],
    ["activity", "translation.business_name", 120],
    ["activity", "translation.description", 2000],
    ["activity", "translation.hours", 200],
    ["activity", "translation.location", 200],
    ["activity", "translation.duration", 60],
    ["business", "name", 120],
    ["business", "description", 2000],
    ["business", "address", 200],
    ["business", "translation.name", 120],
    ["business", "translation.description", 2000],
  ])("%s, %s: %i characters", (kind, name, longest) => {
    expect(judge(kind, name, ` ${"a".repeat(longest)} `)).toBe("a".repeat(longest));
    expect(judge(kind, name, "a".repeat(longest + 1))).toEqual({ [name]: "submission.problems.tooLong" });
  });
});

describe("Accepted values of a field", () => {
  const wrong = (name: string, problem: string) => ({ [name]: `submission.problems.${problem}` });
  const addresses = (count: number) => Array.from({ length: count }, (_, index) => `${web}${index}.jpg`);
  const words = (count: number) => Array.from({ length: count }, (_, index) => `Word ${index}`);

  test.each<[keyof typeof forms, string, string | string[], unknown]>([
    ["restaurant", "phone", "", null],
    ["restaurant", "phone", " 6000-0000 ", "6000-0000"],
    ["restaurant", "phone", "6000-0000".padEnd(60, "/"), "6000-0000".padEnd(60, "/")],
    ["restaurant", "phone", "6000-0000".padEnd(61, "/"), wrong("phone", "tooLong")],
    ["restaurant", "whatsapp", "call me", wrong("whatsapp", "number")],
    ["activity", "whatsapp", "call me", wrong("whatsapp", "number")],
    ["restaurant", "email", "", null],
    ["restaurant", "email", " Ana@Playa.example ", "ana@playa.example"],
    ["business", "email", "ana@", wrong("email", "email")],
    ["business", "website", "", null],
    ["business", "website", "www.playa.example/menu?x", "https://www.playa.example/menu?x"],
    ["business", "website", "playa-mar.example", "https://playa-mar.example"],
    ["business", "website", "playa.mar-azul.example?x", "https://playa.mar-azul.example?x"],
    ["business", "website", "playa.example#x", "https://playa.example#x"],
    ["business", "website", "see playa.example", wrong("website", "website")],
    ["business", "website", "playa.example on Sundays", wrong("website", "website")],
    ["business", "website", "playa", wrong("website", "website")],
    ["hotel", "affiliate_url", "www.playa.example", "https://www.playa.example"],
    ["hotel", "affiliate_url", "mailto:ana@playa.example", wrong("affiliate_url", "affiliateUrlInvalid")],
    ["activity", "description", "ten letter", "ten letter"],
    ["activity", "description", "nine char", wrong("description", "description")],
    ["activity", "business_type", "Yoga Classes", wrong("business_type", "businessType")],
    ["hotel", "rating", "1", 1],
    ["hotel", "rating", "5", 5],
    ["hotel", "rating", "4,5", 4.5],
    ["hotel", "rating", "4.50", 4.5],
    ["hotel", "rating", "4.55", wrong("rating", "rating")],
    ["hotel", "commission_rate", "12.34", wrong("commission_rate", "commission")],
    ["hotel", "rating", "0.9", wrong("rating", "rating")],
    ["hotel", "rating", "5.1", wrong("rating", "rating")],
    ["hotel", "rating", "4,5,6", wrong("rating", "rating")],
    ["hotel", "rating", "4e0", wrong("rating", "rating")],
    ["hotel", "commission_rate", "100", 100],
    ["hotel", "commission_rate", "100.5", wrong("commission_rate", "commission")],
    ["hotel", "price_from", "", null],
    ["activity", "price_from", "", null],
    ["activity", "price_from", "35,50", 35.5],
    ["activity", "price_from", "ask us", wrong("price_from", "price")],
    ["hotel", "price_from", " 0 ", 0],
    ["hotel", "price_from", "1000000", 1_000_000],
    ["hotel", "price_from", "1000001", wrong("price_from", "price")],
    ["hotel", "price_from", "89,50", 89.5],
    ["hotel", "price_from", "-1", wrong("price_from", "price")],
    ["hotel", "amenities", ["Pool", "", "Wi-Fi", "Pool"], ["Pool", "Wi-Fi"]],
    ["hotel", "amenities", words(40), words(40)],
    ["hotel", "amenities", words(41), wrong("amenities", "tooManyAmenities")],
    ["hotel", "amenities", ["a".repeat(61)], wrong("amenities.0", "tooLong")],
    ["restaurant", "menu_images", addresses(30), addresses(30)],
    ["restaurant", "menu_images", addresses(31), wrong("menu_images", "tooManyPictures")],
    ["restaurant", "gallery_images", [web, "", web], [web]],
    ["restaurant", "image_url", "", null],
    ["restaurant", "closed_for_season", "on", true],
    ["restaurant", "closed_for_season", "yes", false],
    ["restaurant", "language", "", null],
    ["restaurant", "language", "es", "es"],
    ["restaurant", "language", "fr", wrong("language", "language")],
  ])("%s, %s: %j", (kind, name, value, expected) => {
    expect(judge(kind, name, value)).toEqual(expected);
  });
});
