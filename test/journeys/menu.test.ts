import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dish } from "../../app/rules/places/menu";
import { readMenuText } from "../../app/rules/places/menu-text";
import { fieldValue, fieldValues, plain, tag } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addRestaurant, markupOf } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  town = await openTown();
  [owner, admin] = [await signUp(town, { name: "Nena" }), await makeAdmin(town)];
});
afterAll(() => town.close());

type Form = [string, string][];
const basics: Form = [
  ["name", "Fonda"],
  ["category", "Panamanian"],
  ["address", "Main street"],
];
const place = (menu: Dish[] = []) =>
  addRestaurant(town, { user_id: owner.id, name: "Fonda", language: "es", menu });
const dishes = (text: string) => readMenuText(text).dishes;
async function edit(id: string, form: Form, path = "") {
  const response = await town.post(`${path}/my-listings/restaurant/${id}/edit`, [...basics, ...form], {
    headers: owner.headers,
  });
  return { status: response.status, html: await response.text() };
}
const review = (id: string, form: Form) =>
  town.post(`/admin/submissions/restaurant/${id}`, form, { headers: admin.headers });
const read = async (path: string) => (await town.get(path)).text();
const stored = async (id: string) => {
  const [row] = await town.rows<{ menu: string; pending_changes: string | null }>(
    "SELECT menu, pending_changes FROM restaurant_listings WHERE id = ?",
    id,
  );
  const namesOf = (menu: Dish[] = []) => menu.map(({ dish, price }) => `${dish} ${price}`);
  const waiting: { menu?: Dish[] } = JSON.parse(row?.pending_changes ?? "{}");
  return { live: namesOf(JSON.parse(row?.menu ?? "[]")), waiting: waiting.menu && namesOf(waiting.menu) };
};
const rows: Form = [
  ["menu.0.dish", "Ceviche de corvina"],
  ["menu.0.price", "8,50"],
  ["menu.0.marks", "gluten_free"],
  ["menu.0.section", "Entradas"],
  ["menu.0.description", "con limón"],
  ["translation.menu.0.description", "with lime"],
  ["menu.1.dish", "Patacones"],
  ["menu.1.price", "$3"],
  ["menu.1.marks", "vegan"],
  ["menu.1.marks", "gluten_free"],
  ["translation.menu.1.dish", "Fried plantains"],
];

describe("a menu typed dish by dish", () => {
  test("waits for a reviewer, who sees it line by line, and is then public in both languages", async () => {
    const { id, slug } = await place();
    expect((await edit(id, rows)).status).toBe(303);
    expect(await stored(id)).toEqual({ live: [], waiting: ["Ceviche de corvina 8.5", "Patacones 3"] });
    expect(await read(`/eat/${slug}?tab=menu`)).toContain("Menu images coming soon...");

    const seen = await town.get(`/admin/submissions/restaurant/${id}?tab=menu`, { headers: admin.headers });
    const screen = plain(await seen.text());
    expect(screen).toContain("+ Proposed : Ceviche de corvina — $8.50 — GF — con limón = with lime");
    await review(id, [["intent", "approve"]]);

    const spanish = await read(`/es/eat/${slug}?tab=menu`);
    expect(plain(spanish)).toContain("Entradas Ceviche de corvina con limón (sin gluten) $8.50");
    expect(plain(spanish)).toContain("Patacones vegano, sin gluten $3");
    const english = await read(`/eat/${slug}?tab=menu`);
    expect(english).toMatch(/id="dish-ceviche-de-corvina"><td[^>]*><b lang="es">Ceviche de corvina<\/b>/);
    expect(plain(english)).toContain("Starters Ceviche de corvina with lime (gluten-free) $8.50");
    expect(english).toMatch(/id="dish-patacones"><td[^>]*><b>Fried plantains<\/b>/);
    expect(english).not.toContain("coming soon");
  });

  test("has structured data for its sections, prices and diets, on the tab where it's shown", async () => {
    const { slug } = await place(dishes("Entradas:\nCeviche — 8.50 — GF"));
    expect(markupOf(await read(`/eat/${slug}?tab=menu`))[0]?.hasMenu).toMatchObject({
      "@type": "Menu",
      hasMenuSection: [
        {
          name: "Starters",
          hasMenuItem: [
            {
              name: "Ceviche",
              offers: { price: 8.5, priceCurrency: "USD" },
              suitableForDiet: ["https://schema.org/GlutenFreeDiet"],
            },
          ],
        },
      ],
    });
    const [profile] = markupOf(await read(`/eat/${slug}`));
    expect(profile).not.toHaveProperty("hasMenu");
    expect(profile?.menu).toContain(`/eat/${slug}?tab=menu`);
  });

  test("changes prices and removes dishes at once, while new text waits for review", async () => {
    const { id, slug } = await place(dishes("Ceviche 8\nPatacones 3\nSopa 5"));
    const { status } = await edit(id, [
      ["menu.0.dish", "Ceviche"],
      ["menu.0.price", "9"],
      ["menu.1.dish", "Sopa"],
      ["menu.1.price", "5"],
      ["menu.2.dish", "Flan"],
      ["menu.2.price", "4"],
    ]);
    expect(status).toBe(303);
    expect(await stored(id)).toEqual({
      live: ["Ceviche 9", "Sopa 5"],
      waiting: ["Ceviche 9", "Sopa 5", "Flan 4"],
    });
    const html = plain(await read(`/eat/${slug}?tab=menu`));
    expect(html).toContain("Ceviche $9");
    expect(html).not.toMatch(/Patacones|Flan/);
    const form = await (
      await town.get(`/my-listings/restaurant/${id}/edit`, { headers: owner.headers })
    ).text();
    expect(fieldValue(form, "menu.2.dish")).toBe("Flan");
  });

  test("comes back with everything typed and errors beside the fields", async () => {
    const { id } = await place();
    const { status, html } = await edit(id, [
      ...rows,
      ["menu.2.dish", "Jugo"],
      ["menu.2.price", "2/3"],
      ["menu.3.price", "5"],
      ["menu.4.dish", "Flan"],
      ["menu.4.marks", "delicious"],
    ]);
    expect(status).toBe(400);
    expect(tag(html, { name: "menu.2.price" })).toMatchObject({ value: "2/3", "aria-invalid": "true" });
    expect(tag(html, { name: "menu.3.dish" })).toMatchObject({ "aria-invalid": "true" });
    expect(html).toContain('href="#field-menu.4.marks"');
    expect(fieldValue(html, "translation.menu.1.dish")).toBe("Fried plantains");
    expect(fieldValues(html, "menu.1.marks")).toHaveLength(3);
    expect(await stored(id)).toEqual({ live: [], waiting: undefined });
  });

  test("keeps rows and their translations together when one is added, removed or moved", async () => {
    const { id } = await place();
    const names = (html: string) => [0, 1, 2].map((row) => fieldValue(html, `menu.${row}.dish`));
    const added = await edit(id, [...rows, ["intent", "add:menu"]]);
    expect(added.status).toBe(200);
    expect(names(added.html)).toEqual(["Ceviche de corvina", "Patacones", ""]);
    const moved = await edit(id, [...rows, ["intent", "earlier:menu:1"]]);
    expect(names(moved.html)).toEqual(["Patacones", "Ceviche de corvina", undefined]);
    expect(fieldValue(moved.html, "translation.menu.0.dish")).toBe("Fried plantains");
    const removed = await edit(id, [...rows, ["intent", "remove:menu:0"]]);
    expect(names(removed.html)).toEqual(["Patacones", undefined, undefined]);
    expect(fieldValue(removed.html, "translation.menu.0.dish")).toBe("Fried plantains");
  });

  test("is unchanged by a reviewer's correction of something else", async () => {
    const { id } = await place(dishes("Ceviche 8\nSopa 5"));
    const response = await review(id, [
      ["intent", "edit"],
      ["address", "Beside the church"],
    ]);
    expect(response.status).toBe(303);
    expect((await stored(id)).live).toEqual(["Ceviche 8", "Sopa 5"]);
  });
});

describe("a menu in one text", () => {
  const text = "Entradas:\nCeviche — 8.50 — SG\nPatacones 3\n\nBebidas:\nAgua 1";

  test("becomes rows to check, and an existing dish gets its new price", async () => {
    const { id } = await place(dishes("Ceviche — 8 — con limón"));
    const { status, html } = await edit(id, [
      ["menu.0.dish", "Ceviche"],
      ["menu.0.price", "8"],
      ["menu.0.description", "con limón"],
      ["menu_text", text],
      ["intent", "add:menu_text"],
    ]);
    expect(status).toBe(200);
    const row = (number: number, part: string) => fieldValue(html, `menu.${number}.${part}`);
    expect([0, 1, 2].map((number) => `${row(number, "dish")} ${row(number, "price")}`)).toEqual([
      "Ceviche 8.50",
      "Patacones 3",
      "Agua 1",
    ]);
    expect([row(0, "description"), row(0, "section"), row(2, "section")]).toEqual([
      "con limón",
      "Entradas",
      "Bebidas",
    ]);
    expect(fieldValue(html, "menu_text")).toBe("");
    // The part that was being edited is still open.
    expect(html).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*><h2[^>]*>Menu</);
  });

  test("is read when the form is sent, and shown first", async () => {
    const { id } = await place();
    const shown = await edit(
      id,
      [
        ["menu_text", text],
        ["intent", "preview"],
      ],
      "/es",
    );
    expect(plain(shown.html)).toContain("Entradas Ceviche sin gluten $8.50 Patacones $3");
    expect((await edit(id, [["menu_text", text]])).status).toBe(303);
    expect((await stored(id)).waiting).toEqual(["Ceviche 8.5", "Patacones 3", "Agua 1"]);
  });

  test.each([
    ["", "Line 2, “Ceviche 8/12”: one price for each dish", "Line 4, “3”: the name of the dish is missing"],
    ["/es", "Línea 2, “Ceviche 8/12”: un solo precio por plato", "Línea 4, “3”: falta el nombre del plato"],
  ])("stays as typed if a line can't be read, which is named (%s)", async (path, ...words) => {
    const { id } = await place();
    const typed = "Agua 1\nCeviche 8/12\nSopa 5\n3";
    for (const intent of ["add:menu_text", ""]) {
      const { status, html } = await edit(
        id,
        [
          ["menu_text", typed],
          ["intent", intent],
        ],
        path,
      );
      expect(status).toBe(intent ? 200 : 400);
      for (const line of words) expect(plain(html)).toContain(line);
      expect(fieldValue(html, "menu_text")).toBe(typed);
      expect(fieldValue(html, "menu.1.dish")).toBeUndefined();
    }
  });

  test("has room for 120 dishes", async () => {
    const { id } = await place();
    const many = (count: number) =>
      Array.from({ length: count }, (_, number) => `Plato ${number} — 5`).join("\n");
    expect((await edit(id, [["menu_text", many(120)]])).status).toBe(303);
    const { status, html } = await edit(id, [["menu_text", many(121)]]);
    expect(status).toBe(400);
    expect(plain(html)).toContain("Up to 120 dishes fit here");
  });
});

test("A menu of sixty dishes has several pages, each with structured data for its dishes", async () => {
  const section = (name: string, count: number) =>
    [`${name}:`, ...Array.from({ length: count }, (_, number) => `${name} ${number} — 1`)].join("\n");
  const { slug } = await place(dishes([section("Entradas", 20), section("Bebidas", 40)].join("\n")));
  const first = await read(`/eat/${slug}?tab=menu`);
  const last = await read(`/eat/${slug}?tab=menu&part=3`);
  expect([first, last].map((html) => html.match(/id="dish-/g)?.length)).toEqual([20, 16]);
  expect(first).toContain(`<a class="tab" href="/eat/${slug}?tab=menu&amp;part=3#tabs">Drinks</a>`);
  expect(last).toContain('id="dish-bebidas-39"');
  expect(JSON.stringify(markupOf(last)[0])).not.toContain("Entradas");
});
