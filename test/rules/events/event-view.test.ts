import { describe, expect, test } from "vitest";
import { type PublicEventRow, pathOfEvent, textsOf, viewEvent } from "../../../app/rules/events/event-view";

const translated = (text: string) => ({ text, hash: "" });
const row: PublicEventRow = {
  id: "1",
  slug: "noche-de-cuentos",
  event_series_id: null,
  series_instance_date: null,
  title: "Noche de cuentos",
  location: "La playa",
  description: "Cuentos para todos.",
  full_description: "Trae un cojín y un cuento.",
  language: "es",
  translation: { title: translated("Night of tales"), description: translated("Tales for everybody.") },
  host: "Rosa",
  event_type: "social",
  event_date: "2026-12-01",
  start_time: "18:00",
  end_time: "19:00",
  starts_at: Date.parse("2026-12-01T23:00:00Z"),
  moved_from: null,
  cancelled_at: null,
  image_url: null,
  image_colour: null,
  portrait_code: null,
};

describe("an event as it is read", () => {
  test("in its own language is as it was written", () => {
    const { texts, onlyIn } = viewEvent(row, "es");
    expect(texts).toEqual({
      title: { text: "Noche de cuentos", lang: "es" },
      location: { text: "La playa", lang: "es" },
      description: { text: "Cuentos para todos.", lang: "es" },
      full_description: { text: "Trae un cojín y un cuento.", lang: "es" },
    });
    expect(onlyIn).toBeNull();
  });

  test("in the other language is translated as far as there's a translation", () => {
    const { texts, onlyIn } = viewEvent(row, "en");
    expect(texts.title).toEqual({ text: "Night of tales", lang: "en" });
    expect(texts.description).toEqual({ text: "Tales for everybody.", lang: "en" });
    expect(texts.location).toEqual({ text: "La playa", lang: "es" });
    expect(onlyIn).toBeNull();
  });

  test.each([null, "nonsense", 7, { title: "no hash" }, []])(
    "is marked if there's only the original: %j",
    (translation) => {
      const { texts, onlyIn } = textsOf({ ...row, translation }, "en");
      expect(texts.title).toEqual({ text: "Noche de cuentos", lang: "es" });
      expect(onlyIn).toBe("es");
    },
  );

  test("keeps the facts, has its address, and contains no text twice", () => {
    const view = viewEvent(row, "en");
    expect(view).toMatchObject({
      id: "1",
      host: "Rosa",
      start_time: "18:00",
      path: "/events/noche-de-cuentos",
    });
    for (const field of ["title", "location", "description", "full_description", "translation"])
      expect(view).not.toHaveProperty(field);
  });
});

describe("the address of an event", () => {
  test("is its slug; for a date of a series the rule's date, moved or not", () => {
    expect(pathOfEvent({ slug: "yoga" })).toBe("/events/yoga");
    const moved = { ...row, slug: "yoga", series_instance_date: "2026-12-08", event_date: "2026-12-09" };
    expect(pathOfEvent(moved)).toBe("/events/yoga/2026-12-08");
    expect(viewEvent(moved, "es").path).toBe("/events/yoga/2026-12-08");
  });
});
