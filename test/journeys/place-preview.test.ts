import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { addForms, restaurant } from "../support/submissions";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
beforeAll(async () => {
  town = await openTown();
  owner = await signUp(town);
});
afterAll(() => town.close());

const look = async (path: string, form: Record<string, string>) => {
  const response = await town.post(path, { ...form, intent: "preview" }, { headers: owner.headers });
  const html = await response.text();
  return { status: response.status, preview: html.match(/<section id="preview".*?<\/section>/s)?.[0] ?? "" };
};

describe("A place before it is sent", () => {
  test.each(addForms)(
    "of $path is shown as its page would show it, and nothing is saved",
    async ({ path, typed, table, name }) => {
      const { status, preview } = await look(path, typed);
      expect(status).toBe(200);
      expect(preview).toContain("This is how it will look");
      expect(preview).toContain(`>${(typed as Record<string, string>)[name]}</h3>`);
      expect(preview).toContain(typed.address);
      expect(preview).toMatch(/<img src="\/portraits\//);
      expect(await town.rows(`SELECT id FROM ${table}`)).toEqual([]);
    },
  );

  test("shows its hours in a sentence, in the page's language", async () => {
    const form = {
      ...restaurant,
      "hours.Tuesday": "11:30 AM - 3:00 PM",
      "hours.Wednesday": "11:30 AM - 3:00 PM",
    };
    expect((await look("/add-restaurant", form)).preview).toContain("Tue and Wed 11:30");
    expect((await look("/es/add-restaurant", form)).preview).toContain("Martes y miércoles de\u00a011:30");
  });

  test("is only shown once everything required is filled in", async () => {
    const { status, preview } = await look("/add-restaurant", { ...restaurant, name: "" });
    expect(status).toBe(400);
    expect(preview).toBe("");
  });
});

test("An edit can be previewed before it's saved", async () => {
  const { id } = await addRestaurant(town, { user_id: owner.id, name: "La Panga" });
  const { status, preview } = await look(`/my-listings/restaurant/${id}/edit`, {
    ...restaurant,
    name: "La Panga Nueva",
  });
  expect(status).toBe(200);
  expect(preview).toContain(">La Panga Nueva</h3>");
  expect(await town.rows("SELECT name, pending_changes FROM restaurant_listings WHERE id = ?", id)).toEqual([
    { name: "La Panga", pending_changes: null },
  ]);
});
