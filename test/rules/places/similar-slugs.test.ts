import { describe, expect, test } from "vitest";
import { similarPlaces } from "../../../app/rules/places/similar-slugs";

const town = ["la_panga", "la_palma", "casa_verde", "hostal_las_iguanas", "bar"].map((slug) => ({ slug }));
const meant = (asked: string) => similarPlaces(asked, town).map(({ slug }) => slug);

describe("A misspelled address", () => {
  test.each([
    ["la_pnga", "la_panga"],
    ["a_panga", "la_panga"],
    ["la-panga", "la_panga"],
    ["La Pánga", "la_panga"],
    ["panga", "la_panga"],
    ["la_panga_restaurante", "la_panga"],
    ["cassa_verd", "casa_verde"],
    ["iguanas", "hostal_las_iguanas"],
  ])("%s matches %s", (asked, slug) => {
    expect(meant(asked)[0]).toBe(slug);
  });

  test("has at most two matches, the best first", () => {
    expect(meant("la_palga")).toEqual(["la_panga", "la_palma"]);
  });

  test.each(["pizzeria_roma", "x", "", "🌊", "b".repeat(5000)])("%s has no match", (asked) => {
    expect(meant(asked)).toEqual([]);
  });
});
