import { describe, expect, test } from "vitest";
import { listingForms } from "../../../app/forms/places/listing-forms";
import { tableColumns, tableLine, typedLine } from "../../../app/forms/places/spreadsheet-columns";
import { parseForm } from "../../../app/forms/site/parse";
import { placeMarks } from "../../../app/rules/places/place-marks";
import type { ListingKind } from "../../../app/rules/site/listing-kinds";
import { formOf } from "../../support/form-of";
import { activity, business, hotel, restaurant } from "../../support/submissions";

const places: Record<ListingKind, Record<string, string | string[]>> = {
  restaurant: {
    ...restaurant,
    "hours.Monday": "9:00 AM - 5:00 PM",
    "hours.Sunday": "Closed",
    closed_for_season: "on",
    latitude: "-7.25",
    phone: "+507 6000-0000",
    "translation.name": "Ana's Kitchen",
    menu_images: ["https://ana.example/a.jpg", "https://ana.example/b.jpg"],
    "mark.vegetarian": "yes",
    "mark.dogs": "no",
    "translation.mark_note": "Dogs outside",
    "menu.0.dish": "Ceviche",
    "menu.0.price": "8,50",
    "menu.0.marks": ["gluten_free"],
    "translation.menu.0.description": "with lime",
    "menu.0.description": "con limón",
    "menu.1.dish": "Agua",
    "menu.1.section": "Bebidas",
  },
  hotel: {
    ...hotel,
    amenities: ["Wi-Fi", "Hammocks, in the shade"],
    price_from: "45.5",
    is_premium: "on",
    "policies.check_in": "3:00 PM",
  },
  activity: { ...activity, "translation.hours": "De día", price_from: "35", duration: "Two hours" },
  business: { ...business, email: "brisa@playa.example" },
};
const kinds = Object.keys(places) as ListingKind[];

/** The row that a form's values become. */
function rowOf(kind: ListingKind, typed: Record<string, string | string[]>) {
  const form = listingForms[kind].correction({ category: "" });
  const parsed = parseForm(form, formOf(typed));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const value = parsed.value as { language: null };
  const { columns, standing } = listingForms[kind];
  return { ...columns(value, { language: "en" }), ...standing(value) };
}

describe("The table of a kind", () => {
  test.each(kinds)("restores a %s as its form would have sent it", (kind) => {
    const row = rowOf(kind, places[kind]);
    const stored = {
      ...row,
      id: "a-1",
      slug: "it",
      status: "approved",
      attribution: "of the map",
      external_key: null,
    };
    const cells = tableLine(kind, stored);
    const line = Object.fromEntries(tableColumns(kind).map((name, index) => [name, cells[index] ?? ""]));
    expect(line).toMatchObject({ external_key: "a-1", slug: "it", status: "approved" });
    expect(line.attribution).toBe("of the map");
    expect(rowOf(kind, typedLine(kind, line))).toEqual(row);
  });

  test("has the key that an imported place came with", () => {
    const stored = { ...rowOf("business", business), id: "a-1", external_key: "node/7" };
    expect(tableLine("business", stored)[0]).toBe("node/7");
  });

  test("has the fields of a restaurant's form, in its order", () => {
    const marks = placeMarks.map((mark) => `mark.${mark}`).join(" ");
    expect(tableColumns("restaurant").join(" ")).toBe(
      `external_key name category description language translation.name translation.description address latitude longitude whatsapp phone website email hours.Monday hours.Tuesday hours.Wednesday hours.Thursday hours.Friday hours.Saturday hours.Sunday kitchen_until closed_for_season ${marks} mark_note translation.mark_note image_url gallery_images menu_images menu_text is_premium display_order slug status attribution`,
    );
  });

  test("is read in people's spelling", () => {
    const typed = typedLine("hotel", { amenities: "Wi-Fi|Pool \n", is_premium: "Sí", name: " Faro " });
    expect(typed).toEqual({ amenities: ["Wi-Fi", "Pool"], is_premium: ["on"], name: ["Faro"] });
    expect(typedLine("restaurant", { closed_for_season: "no" })).toEqual({ closed_for_season: [] });
  });
});
