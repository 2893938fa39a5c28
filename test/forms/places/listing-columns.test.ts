import { describe, expect, test } from "vitest";
import { ActivityForm, activityColumns } from "../../../app/forms/places/activity";
import { BusinessForm, businessColumns } from "../../../app/forms/places/business";
import { HotelForm, hotelColumns } from "../../../app/forms/places/hotel";
import { RestaurantForm, restaurantColumns } from "../../../app/forms/places/restaurant";
import { type FormSchema, parseForm } from "../../../app/forms/site/parse";
import { daysOfHours } from "../../../app/rules/places/hours";
import { noWords } from "../../../app/rules/places/menu";
import { formOf, type TypedForm } from "../../support/form-of";
import { activity, business, hotel, restaurant } from "../../support/submissions";

const web = "https://playa.example/";

function read<S extends FormSchema>(schema: S, typed: TypedForm) {
  const parsed = parseForm(schema, formOf(typed));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

describe("A form becomes the columns of a row", () => {
  const written = { language: "en" as const };
  const twin = (text: string) => ({ text, hash: expect.any(String) });
  const dish = { ...noWords, price: null, marks: [], twin: noWords };
  const place = { address: "Calle 1", image_url: `${web}a.jpg` };

  test("of a restaurant", () => {
    const hours = Object.fromEntries(daysOfHours.map((day, index) => [day, `${index} AM - 5 PM`]));
    const same = { ...restaurant, ...place, phone: "6000-0000", whatsapp: "6000-0001", website: web };
    const typed = {
      ...same,
      email: "ana@playa.example",
      description: "Fish",
      latitude: "7.1",
      longitude: "-80.2",
      gallery_images: [`${web}b.jpg`],
      menu_images: [`${web}c.jpg`],
      kitchen_until: "9:30 PM",
      "menu.0.dish": "Agua",
      "menu.0.price": "$1",
      "menu.0.section": "Bebidas",
      "menu.2.dish": "Ceviche",
      "menu.2.price": "8,50",
      "menu.2.marks": ["vegetarian, GF"],
      "menu.2.section": "Entradas",
      "translation.menu.2.section": "Starters",
      "translation.menu.2.dish": "Fish ceviche",
      "menu.3.dish": "Patacones",
      closed_for_season: "on",
      "portrait.thing": "ceviche",
      "portrait.accent": "plaid",
      "translation.name": "The Wave",
      "translation.description": "Pescado",
      "mark.vegan": "yes",
      "mark.dogs": "no",
      "mark.wifi": "",
      mark_note: "Dogs sleep outside",
      "translation.mark_note": "Los perros duermen afuera",
      ...Object.fromEntries(daysOfHours.map((day) => [`hours.${day}`, hours[day] ?? ""])),
    };
    expect(restaurantColumns(read(RestaurantForm, typed), written)).toEqual({
      ...same,
      email: "ana@playa.example",
      description: "Fish",
      latitude: 7.1,
      longitude: -80.2,
      gallery_images: [`${web}b.jpg`],
      menu_images: [`${web}c.jpg`],
      kitchen_until: "9:30 PM",
      menu: [
        { ...dish, dish: "Agua", section: "Bebidas", price: 1 },
        {
          ...{
            ...dish,
            dish: "Ceviche",
            section: "Entradas",
            price: 8.5,
            marks: ["vegetarian", "gluten_free"],
          },
          twin: { ...noWords, dish: "Fish ceviche", section: "Starters" },
        },
        { ...dish, dish: "Patacones", section: "Entradas", twin: { ...noWords, section: "Starters" } },
      ],
      closed_for_season: true,
      hours,
      portrait: { thing: "ceviche" },
      mark: { vegan: true, dogs: false },
      mark_note: "Dogs sleep outside",
      language: "en",
      translation: {
        name: twin("The Wave"),
        description: twin("Pescado"),
        mark_note: twin("Los perros duermen afuera"),
      },
    });
    const hoursOf = (more: TypedForm) =>
      restaurantColumns(read(RestaurantForm, { ...restaurant, ...more }), written).hours;
    expect(hoursOf({})).toBeNull();
    expect(hoursOf({ "hours.Friday": "9 - noon" })).toMatchObject({ Monday: null, Friday: "9 - noon" });
  });

  test("of a hotel", () => {
    const same = { ...hotel, ...place, full_description: "Long", expedia_hotel_id: "e1" };
    const numbers = { latitude: 7.1, longitude: -80.2, commission_rate: 8, rating: 4, price_from: 90 };
    const lists = { currency: "PAB", amenities: ["Pool"], gallery_images: [`${web}b.jpg`] };
    const typed = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
    const twins = {
      "translation.name": "A",
      "translation.description": "B",
      "translation.full_description": "C",
    };
    const columns = (more: TypedForm) =>
      hotelColumns(read(HotelForm, { ...same, ...typed, ...lists, ...more }), written);
    expect(columns(twins)).toEqual({
      ...same,
      ...numbers,
      ...lists,
      mark: {},
      mark_note: null,
      portrait: null,
      language: "en",
      translation: { name: twin("A"), description: twin("B"), full_description: twin("C") },
    });
    const short = columns({ full_description: "", currency: "", "translation.description": "B" });
    expect(short).toMatchObject({ full_description: hotel.description, currency: "USD" });
    expect(short.translation).toEqual({ description: twin("B"), full_description: twin("B") });
    expect(columns({ "translation.description": "B" }).translation).toEqual({ description: twin("B") });
    const said = { amenities: ["Wi-Fi", "Mascotas", "Pool"] };
    expect(columns(said).mark).toEqual({ wifi: true, dogs: true });
    expect(columns({ ...said, "mark.dogs": "no", "mark.vegan": "yes" }).mark).toEqual({
      wifi: true,
      dogs: false,
    });
  });

  test("of an activity", () => {
    const same = {
      ...activity,
      ...place,
      location: "Beach",
      website: web,
      price_from: "35",
      duration: "Two hours",
    };
    const names = ["business_name", "description", "hours", "location", "duration"];
    const twins = Object.fromEntries(names.map((name) => [`translation.${name}`, `Other ${name}`]));
    expect(activityColumns(read(ActivityForm, { ...same, ...twins }), written)).toEqual({
      ...same,
      price_from: 35,
      mark: {},
      mark_note: null,
      portrait: null,
      language: "en",
      translation: Object.fromEntries(names.map((name) => [name, twin(`Other ${name}`)])),
    });
  });

  test("of a business", () => {
    const same = { ...business, ...place, description: "Rides", phone: "6000-0000", website: web };
    const twins = { "translation.name": "Taxi", "translation.description": "Viajes" };
    const typed = { ...same, ...twins, email: "ana@playa.example" };
    expect(businessColumns(read(BusinessForm, typed), written)).toEqual({
      ...same,
      email: "ana@playa.example",
      mark: {},
      mark_note: null,
      portrait: null,
      language: "en",
      translation: { name: twin("Taxi"), description: twin("Viajes") },
    });
  });
});
