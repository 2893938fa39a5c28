import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldValue, plain } from "../support/page";
import { makeAdmin, type Person, signUp } from "../support/people";
import { restaurant } from "../support/submissions";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  town = await openTown();
  [owner, admin] = [await signUp(town), await makeAdmin(town)];
});
afterAll(() => town.close());

const look = async (path: string, person?: Person) =>
  (await town.get(path, { headers: person?.headers ?? {} })).text();

test.each(["", "/es"])(
  "an owner answers without scripts, what is left open says nothing (%s)",
  async (es) => {
    const add = `${es}/add-restaurant`;
    expect(fieldValue(await look(add, owner), "mark.dogs")).toBe("");
    const name = `Fonda ${es || "en"}`;
    const typed = {
      ...restaurant,
      name,
      "mark.vegan": "yes",
      "mark.dogs": "no",
      mark_note: es ? "Los perros afuera" : "Dogs outside",
    };
    expect((await town.post(add, { ...typed, "mark.wifi": "perhaps" }, owner)).status).toBe(400);
    expect((await town.post(add, typed, owner)).status).toBe(303);
    const [row] = await town.rows<{ id: string; mark: string; slug: string }>(
      "SELECT id, mark, slug FROM restaurant_listings WHERE name = ?",
      name,
    );
    const { id = "", mark = "", slug } = row ?? {};
    expect(JSON.parse(mark)).toEqual({ vegan: true, dogs: false });

    // The reviewer reads the two answers, and not seven more that nobody gave.
    const submission = `${es}/admin/submissions/restaurant/${id}`;
    const facts = plain(await look(submission, admin));
    expect(facts).toContain(es ? "Perros bienvenidos No" : "Dogs welcome No");
    expect(facts).toContain(es ? "Platos veganos Sí" : "Vegan dishes Yes");
    await town.post(submission, { intent: "approve" }, admin);

    // An answer changes at once, the line about it waits and is compared.
    const edit = `${es}/my-listings/restaurant/${id}/edit`;
    const form = await look(edit, owner);
    const shown = Object.fromEntries(
      [...Object.keys(typed), "mark.wifi", "version"].map((field) => [field, fieldValue(form, field) ?? ""]),
    );
    expect(shown).toMatchObject({ ...typed, "mark.wifi": "" });
    await town.post(edit, { ...shown, "mark.dogs": "yes", "mark.vegan": "", mark_note: "¡Guau!" }, owner);
    const [changed] = await town.rows("SELECT mark, mark_note FROM restaurant_listings WHERE id = ?", id);
    expect(changed).toEqual({ mark: '{"dogs":true}', mark_note: typed.mark_note });
    expect(await look(submission, admin)).toMatch(/<ins.*?¡Guau!.*?<\/ins>/s);
    expect(slug).toBeTruthy();
  },
);
