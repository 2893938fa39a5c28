import { describe, expect, test } from "vitest";
import type { Found } from "../../../app/rules/search/found";
import { isPassing } from "../../../app/rules/search/passing-mentions";
import { readQuery } from "../../../app/rules/search/query";
import { hitOf, inGroups } from "../../../app/rules/search/search-hit";

const now = new Date("2026-11-28T16:10:00Z");
const { terms } = readQuery("surf");
const both = (text: string) => ({ en: { text, lang: "en" as const }, es: { text, lang: "en" as const } });
type Told = Partial<Omit<Found, "name" | "text">> & { name: string; text?: string };
const thing = ({ name, text = "", ...rest }: Told): Found => ({
  kind: "guide",
  ref: name,
  path: `/${name}`,
  more: "",
  tags: "",
  ...rest,
  name: both(name),
  text: both(text),
});

const page = thing({ name: "Surf Cambutal" });
const tips = thing({
  name: "Booking tips",
  text: "Come in May. The rooms are empty and the surf is better.",
});
const security = thing({ kind: "service", name: "Security", text: "Lock the room when you surf." });
const school = thing({ kind: "activity", name: "Marea Alta", tags: "surf lessons" });
const wave = thing({ kind: "event", name: "Your First Wave", about: "Escuela de Surf Marea Alta" });
const post = thing({ kind: "post", name: "Two Seasons", tags: "blog surf" });

const passing = (found: Found) => isPassing(found, terms);
const shown = (...all: Found[]) => {
  const { groups, mentions } = inGroups(all.map((one) => hitOf(one, terms, "en", now)));
  return [groups.flatMap(({ hits }) => hits), mentions].map((hits) =>
    hits.map(({ name }) => name.pieces.map(({ text }) => text).join("")),
  );
};

describe("for who looks for surf", () => {
  test("a name, a kind, a tag and a host's name are about it", () => {
    expect([page, school, wave, post].filter(passing)).toEqual([]);
  });

  test("the tip to lock the room while you surf only mentions it", () => {
    expect([tips, security].filter((one) => !passing(one))).toEqual([]);
  });

  test("a place that begins by speaking of it is about it, a place that comes to it later isn't", () => {
    const inn = { kind: "hotel", name: "La Ola" } as const;
    expect(passing(thing({ ...inn, text: "Bunks for whoever came to surf. Quiet after ten." }))).toBe(false);
    expect(passing(thing({ ...inn, text: "Quiet after ten. From the porch one sees them surf." }))).toBe(
      true,
    );
  });

  test("what a place serves or says of itself is about it", () => {
    const dish = { path: "/eat/ola?tab=menu#dish-surf", ...both("Surf and turf · $18") };
    expect(passing(thing({ kind: "restaurant", name: "Ola", dishes: [dish] }))).toBe(false);
    const dogs = readQuery("dogs").terms;
    expect(isPassing(thing({ kind: "hotel", name: "Ola", mark: { dogs: true } }), dogs)).toBe(false);
  });

  test("mentions come after everything about it, the blog after what one can do", () => {
    expect(shown(page, tips, post, school, security, wave)).toEqual([
      ["Surf Cambutal", "Marea Alta", "Your First Wave", "Two Seasons"],
      ["Booking tips", "Security"],
    ]);
    expect(shown(post, school)[0]).toEqual(["Two Seasons", "Marea Alta"]);
  });

  test("where nothing is about it, the mentions are what was found", () => {
    expect(shown(tips, security)).toEqual([["Booking tips", "Security"], []]);
  });
});
