import { describe, expect, test } from "vitest";
import { readQuery } from "../../../../app/rules/search/query";
import { formatLocalDateTime } from "../../../../app/rules/time/panama-time";
import { queryIntent } from "../../../../app/server/pages/search/query-intent";

// A Wednesday, a quarter to two in the afternoon.
const now = new Date("2026-11-25T18:45:00Z");
const intent = (typed: string) => {
  const query = readQuery(typed);
  return queryIntent(query, query.terms, now);
};
const opensAt = (typed: string) => {
  const { doors } = intent(typed);
  return doors && (doors.isNow ? "now" : formatLocalDateTime(doors.at).replace("2026-11-", ""));
};

test("a question about swimming at a tide is answered with what to know before swimming", () => {
  for (const typed of ["low tide tomorrow morning safe to swim", "¿se puede nadar con marea baja mañana?"]) {
    const { answer, rest } = intent(typed);
    expect([typed, answer, rest]).toEqual([typed, "swim", []]);
  }
});

describe("a query for a place to eat at a time", () => {
  test.each([
    ["vegetarian at 9 pm", "25T21:00"],
    ["vegetariano a las 9 p. m.", "25T21:00"],
    ["is there a place open at 9 PM with vegetarian food?", "25T21:00"],
    ["¿hay algo abierto a las 9:30 de la noche?", "25T21:30"],
    ["vegan at 9", "25T21:00"],
    ["dinner tomorrow at 8", "26T20:00"],
    ["breakfast at 7 am", "26T07:00"],
    ["almuerzo a la 1:30", "25T13:30"],
    ["open 20:15", "25T20:15"],
    ["comida vegetariana de noche", "25T20:00"],
    ["dinner tonight", "25T20:00"],
    ["open late", "25T22:00"],
    ["abierto hasta tarde", "25T22:00"],
    ["open now", "now"],
  ])("shows open places: %s", (typed, hour) => {
    expect(opensAt(typed)).toBe(hour);
  });

  test("shows another day's places where there's no hour, and today's only for today", () => {
    for (const typed of ["open tomorrow", "restaurantes abiertos mañana", "open this weekend"])
      expect([typed, opensAt(typed), intent(typed).asksOpenDay]).toEqual([typed, null, true]);
    expect([opensAt("open today"), intent("open today").asksOpenDay]).toEqual(["now", false]);
    expect(intent("yoga open tomorrow").asksOpenDay).toBe(false);
  });

  test("shows open places that have what's asked for", () => {
    expect(intent("vegetariano a las 9 p. m.").marked?.marks).toEqual(["vegetarian"]);
    expect(intent("comida vegetariana de noche").marked?.marks).toEqual(["vegetarian"]);
  });

  test.each([
    ["doctor at night", "health"],
    ["médico de noche", "health"],
    ["taxi at 5 am", "taxi"],
    ["noche de tortugas", null],
    ["kids tonight", null],
    ["yoga at 7 am", null],
    ["hotel with parking at 9 pm", null],
    ["tonight", null],
    ["411", null],
  ])("isn't recognized in others: %s", (typed, answer) => {
    expect(intent(typed)).toMatchObject({ doors: null, answer });
  });
});

test("a query for a walk shows the map, and what's at its end", () => {
  const asked = intent("how long from the plaza to the surf school on foot");
  expect(asked.answer).toBe("walk");
  expect(asked.rest.map(({ typed }) => typed)).toEqual(["surf", "school"]);
  expect(intent("a pie").answer).toBe("walk");
});

test("a query for the hour to surf on a day shows that day's hours, to a beginner, too", () => {
  for (const typed of [
    "best hour for a beginner to surf tomorrow",
    "¿a qué hora surfeo mañana si soy principiante?",
    "a qué hora surfear mañana un principiante",
  ])
    expect([typed, intent(typed).answer, intent(typed).rest]).toMatchObject([typed, "surf", [{}]]);
});

test("a query for the hour to surf means today if it names no day", () => {
  for (const typed of [
    "best hour to surf",
    "¿a qué hora se surfea?",
    "a qué hora surfear si soy principiante",
  ])
    expect([typed, intent(typed).answer, intent(typed).span?.first]).toEqual([typed, "surf", "2026-11-25"]);
  expect(intent("when to surf")).toMatchObject({ answer: null, span: null });
});

describe("a query for a town", () => {
  test.each([
    ["how do I get to Santiago", { city: "Santiago" }],
    ["¿cómo llego a Penonomé?", { city: "Penonomé" }],
    ["Santiago", { city: "Santiago" }],
    ["Las Tablas", { town: "las-tablas" }],
    ["how far is Chitré by car", { town: "chitre" }],
    ["cuánto se tarda a la ciudad de Panamá", { town: "panama-city" }],
  ])("shows the way there: %s", (typed, town) => {
    expect(intent(typed).town).toEqual(town);
  });

  test.each(["bus to Las Tablas", "hospital in Las Tablas", "alquiler de tablas", "panama", "taxi Tonosí"])(
    "shows what is asked of it instead: %s",
    (typed) => {
      expect(intent(typed).town).toBeNull();
    },
  );

  test("beyond the road shows both the bus and the way on", () => {
    expect(intent("last bus to Santiago")).toMatchObject({ answer: "bus", town: { city: "Santiago" } });
  });
});
