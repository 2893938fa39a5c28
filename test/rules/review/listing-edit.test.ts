import { describe, expect, test } from "vitest";
import { splitListingEdit } from "../../../app/rules/review/listing-edit";

const live = {
  business_name: "Olas",
  description: "Lessons.",
  hours: "Mornings",
  whatsapp: "60000001",
  translation: {
    description: { text: "Clases.", hash: "a" },
    hours: { text: "Por la mañana", hash: "b" },
  },
};

describe("An edit of a public listing", () => {
  test("publishes the facts and keeps the words back", () => {
    const edited = { ...live, description: "Lessons and boards.", hours: "Afternoons" };
    const { atOnce, toReview } = splitListingEdit("activity", live, edited);
    expect(atOnce).toEqual({ hours: "Afternoons" });
    expect(toReview).toEqual({ description: "Lessons and boards." });
  });

  test("that changes nothing publishes nothing and keeps nothing back", () => {
    expect(splitListingEdit("activity", live, { ...live })).toEqual({ atOnce: {}, toReview: null });
  });

  test("takes the translation of a fact along, and only that", () => {
    const translation = {
      description: { text: "Clases y tablas.", hash: "c" },
      hours: { text: "Por la tarde", hash: "d" },
    };
    const { atOnce, toReview } = splitListingEdit("activity", live, {
      ...live,
      hours: "Afternoons",
      translation,
    });
    expect(atOnce.translation).toEqual({
      description: live.translation.description,
      hours: translation.hours,
    });
    expect(toReview).toEqual({ translation });
  });

  test("a fact whose translation was taken away no longer says the old one", () => {
    const translation = { description: live.translation.description };
    const { atOnce, toReview } = splitListingEdit("activity", live, {
      ...live,
      hours: "Afternoons",
      translation,
    });
    expect(atOnce.translation).toEqual(translation);
    expect(toReview).toBeNull();
  });

  test("a translation saved again unchanged is no change, whatever its hash", () => {
    const translation = { ...live.translation, description: { text: "Clases.", hash: "other" } };
    expect(splitListingEdit("activity", live, { ...live, translation })).toEqual({
      atOnce: {},
      toReview: null,
    });
  });

  test("a hotel publishes nothing at once", () => {
    const hotel = { name: "Casa", price_from: 80 };
    const { atOnce, toReview } = splitListingEdit("hotel", hotel, { name: "Casa", price_from: 90 });
    expect(atOnce).toEqual({});
    expect(toReview).toEqual({ price_from: 90 });
  });
});
