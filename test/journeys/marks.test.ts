import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addHotel, addManyRestaurants, addRestaurant, cardNames, markupOf } from "../support/places";
import { restaurant } from "../support/submissions";
import { databaseUse, openTown, type Town } from "../support/town";

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
  "an owner answers without scripts, and unanswered questions stay open (%s)",
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
    const [row] = await town.rows<{ id: string; mark: string }>(
      "SELECT id, mark FROM restaurant_listings WHERE name = ?",
      name,
    );
    const { id = "", mark = "" } = row ?? {};
    expect(JSON.parse(mark)).toEqual({ vegan: true, dogs: false });

    // The reviewer sees the two answers, not the seven unanswered questions.
    const submission = `${es}/admin/submissions/restaurant/${id}`;
    const facts = plain(await look(submission, admin));
    expect(facts).toContain(es ? "Perros bienvenidos No" : "Dogs welcome No");
    expect(facts).toContain(es ? "Platos veganos Sí" : "Vegan dishes Yes");
    await town.post(submission, { intent: "approve" }, admin);

    // An answer becomes public at once; the remark waits for review.
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
  },
);

describe("places' answers", () => {
  const noon = "2026-11-23T17:00:00Z";
  const hours = { Monday: "11:00 AM - 2:00 PM" };
  const names = async (path: string) => cardNames(await (await town.get(path, { now: noon })).text()).sort();

  beforeAll(async () => {
    await town.rows("DELETE FROM restaurant_listings");
    const note = { mark_note: "Dogs on the terrace", language: "en" as const };
    await addRestaurant(town, {
      name: "Green",
      slug: "green",
      mark: { vegetarian: true, dogs: true },
      hours,
      ...note,
    });
    await addRestaurant(town, { name: "Late", category: "Cafe", mark: { vegetarian: true, cards: false } });
    await addRestaurant(town, { name: "Grill", mark: { vegetarian: false, dogs: true }, hours });
    await addRestaurant(town, { name: "Silent", slug: "silent", hours });
  });

  test("filter the list, alone, together, with a category and with open now", async () => {
    expect(await names("/eat?mark=vegetarian")).toEqual(["Green", "Late"]);
    expect(await names("/es/eat?mark=vegetarian&category=Cafe")).toEqual(["Late"]);
    expect(await names("/eat?mark=dogs&mark=vegetarian")).toEqual(["Green"]);
    expect(await names("/eat?mark=vegetarian&open=now")).toEqual(["Green"]);
    expect(await names("/eat?mark=wifi")).toEqual([]);
    expect(await names("/eat?mark=free+beer")).toHaveLength(4);
  });

  test("are filters after the categories, counted while no other filter is active, and not indexed", async () => {
    const all = await look("/eat");
    expect(all).toMatch(/Filter by category.*Only those with/s);
    expect(all).toMatch(/href="\/eat\?mark=vegetarian#list">Vegetarian dishes<span class="tab-count">2</);
    expect(all).not.toContain("mark=vegan");
    const chosen = await look("/es/eat?mark=vegetarian&open=now");
    expect(chosen).toMatch(/href="\/es\/eat\?open=now#list" aria-current="true">Platos vegetarianos</);
    expect(chosen).toContain(
      'href="/es/eat?open=now&amp;mark=vegetarian&amp;mark=dogs#list">Perros bienvenidos<',
    );
    expect(chosen).toMatch(/<meta name="robots" content="noindex, follow"/);
    expect(await look("/stay")).not.toContain("Only those with");
  });

  test("show what a place has, what it lacks and its remark; unanswered questions aren't shown", async () => {
    const page = await look("/es/eat/green");
    expect(plain(page)).toContain(
      "Antes de ir Platos vegetarianos Perros bienvenidos Dogs on the terrace solo en inglés",
    );
    expect(page).toContain('<span lang="en">Dogs on the terrace</span>');
    const late = await look("/eat?mark=vegetarian");
    expect(late).not.toMatch(/No cards|WiFi/);
    expect(await look("/eat/silent")).not.toContain("Good to know");
    const [markup] = markupOf(page);
    expect(markup).toMatchObject({
      amenityFeature: [
        { name: "Platos vegetarianos", value: true },
        { name: "Perros bienvenidos", value: true },
      ],
    });
  });

  test("and a hotel's amenities with the same meaning are shown once, and a no overrides an amenity", async () => {
    await addHotel(town, {
      slug: "wired",
      amenities: ["WiFi", "Pool", "Mascotas"],
      mark: { wifi: true, dogs: false },
    });
    const page = await look("/stay/wired");
    const shown = plain(page.slice(page.indexOf("<main"), page.indexOf("</main>")));
    expect(shown.match(/WiFi/g)).toHaveLength(1);
    expect(shown).toContain("No dogs");
    expect(shown).not.toContain("Pets welcome");
    expect(markupOf(page)[0]).toMatchObject({ petsAllowed: false });
    expect(await look("/stay")).toContain("/stay?mark=wifi#list");
  });

  test("are counted as places are added, changed and removed", async () => {
    const counts = async () =>
      Object.fromEntries(
        (
          await town.rows<{ mark: string; count: number }>(
            "SELECT mark, count FROM mark_counts WHERE kind = 'restaurant' AND count > 0",
          )
        ).map(({ mark, count }) => [mark, count]),
      );
    expect(await counts()).toEqual({ vegetarian: 2, dogs: 2 });
    await town.rows(
      `UPDATE restaurant_listings SET mark = '{"wifi":true,"dogs":false}' WHERE slug = 'green'`,
    );
    expect(await counts()).toEqual({ vegetarian: 1, dogs: 1, wifi: 1 });
    await town.rows("UPDATE restaurant_listings SET status = 'rejected' WHERE slug = 'green'");
    expect(await counts()).toEqual({ vegetarian: 1, dogs: 1 });
    await town.rows("UPDATE restaurant_listings SET status = 'approved' WHERE slug = 'green'");
    expect(await counts()).toEqual({ vegetarian: 1, dogs: 1, wifi: 1 });
    await town.rows("DELETE FROM restaurant_listings WHERE slug = 'green'");
    expect(await counts()).toEqual({ vegetarian: 1, dogs: 1 });
  });

  test("read a bounded number of rows, however many places there are and however few match", async () => {
    await addManyRestaurants(town, 1000, JSON.stringify(hours));
    await town.rows(`UPDATE restaurant_listings SET mark = '{"vegan":true}' WHERE slug LIKE 'many__00'`);
    const paths = ["/eat?mark=vegan", "/eat?mark=vegan&category=Seafood", "/eat?mark=vegan&open=now", "/eat"];
    for (const path of paths) {
      const { trips, rows } = databaseUse(await town.get(path, { now: noon }));
      expect(trips, path).toBe(1);
      expect(rows, path).toBeLessThanOrEqual(100);
    }
    expect(await names("/eat?mark=vegan")).toHaveLength(9);
    await town.rows(`UPDATE restaurant_listings SET mark = '{"vegan":true}'`);
    const { rows } = databaseUse(await town.get("/eat?mark=vegan&category=Cafe", { now: noon }));
    expect(rows).toBeLessThanOrEqual(200);
  });
});
