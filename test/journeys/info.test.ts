import { afterAll, beforeAll, expect, test } from "vitest";
import { addBusiness, markupOf } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
const read = async (path: string) => (await town.get(path)).text();

beforeAll(async () => {
  town = await openTown();
  await addBusiness(town, {
    name: "La Esquina",
    slug: "la_esquina",
    phone: "+507 0000-0401",
    website: "https://example.com/esquina",
    email: "secret@cambutal.test",
    user_id: "somebody-secret",
  });
  await addBusiness(town, { name: "Not Yet", status: "pending" });
  await addBusiness(town, { name: "Turned Down", status: "rejected" });
});
afterAll(() => town.close());

test("the Businesses tab lists them with the ways to reach them", async () => {
  for (const path of ["/info?tab=businesses", "/es/info?tab=businesses"]) {
    const html = await read(path);
    expect(html).toContain("La Esquina");
    expect(html).toContain('href="tel:+50700000401"');
    expect(html).toContain('href="https://example.com/esquina"');
  }
});

test("search engines learn each business at its place on the page", async () => {
  const [list] = markupOf(await read("/info?tab=businesses"));
  expect(list).toMatchObject({
    "@type": "ItemList",
    itemListElement: [
      { position: 1, item: { "@type": "LocalBusiness", name: "La Esquina", telephone: "+50700000401" } },
    ],
  });
});

test("nothing of the owner, of what waits or of what was refused is told, and it costs one round trip", async () => {
  for (const path of ["/info?tab=businesses", "/info.data?tab=businesses"]) {
    const response = await town.get(path);
    expect(databaseUse(response).trips).toBe(1);
    const text = await response.text();
    for (const secret of ["secret@", "somebody-secret", "Not Yet", "Turned Down"])
      expect(text).not.toContain(secret);
  }
});
