import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureAt } from "../../app/rules/pictures/picture-address";
import { hold } from "../support/events";
import { type FormEntry, multipart } from "../support/multipart";
import { fieldValue, plain } from "../support/page";
import { makeAdmin, type Person, signUp } from "../support/people";
import { makePng, pictureFile } from "../support/pictures";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let admin: Person;
const now = "2026-11-21T15:00:00Z";
beforeAll(async () => {
  town = await openTown({ now });
  [owner, admin] = [await signUp(town), await makeAdmin(town)];
});
afterAll(() => town.close());

async function correct(path: string, entries: FormEntry[]) {
  const { body, type } = await multipart([["intent", "edit"], ...entries]);
  return town.post(path, {}, { body, now, headers: { ...admin.headers, "Content-Type": type } });
}
const wordsOf = (url: unknown) =>
  town.rows("SELECT alt_en, alt_es FROM images WHERE key = ?", pictureAt(String(url))?.key);
const gone = "/images/business-images/restaurants/1767225600000-gone.webp";

test("a reviewer puts a picture to an event, says what it shows, and finds the words again", async () => {
  const { id } = await hold(town, { owner: owner.id, status: "pending" });
  const path = `/admin/submissions/event/${id}`;
  const sent = await correct(path, [["image", pictureFile("blue.png", makePng(700, 500))]]);
  expect(sent.status).toBe(303);
  const [row] = await town.rows("SELECT image_url, image_colour FROM events WHERE id = ?", id);
  expect(row?.image_url).toMatch(/^\/images\/cms-images\/events\//);
  expect(row?.image_colour).not.toBeNull();
  await correct(path, [[`alt.en.${row?.image_url}`, "A fire on the beach"]]);
  expect(await wordsOf(row?.image_url)).toEqual([{ alt_en: "A fire on the beach", alt_es: "" }]);
  const html = await (await town.get(path, { now, headers: admin.headers })).text();
  expect(fieldValue(html, `alt.en.${row?.image_url}`)).toBe("A fire on the beach");
});

test("what a reviewer says of an owner's picture of a place is kept", async () => {
  const { body, type } = await multipart([
    ["name", "La Ola"],
    ["category", "Seafood"],
    ["address", "On the beach"],
    ["image", pictureFile("blue.png", makePng(700, 500))],
  ]);
  await town.post("/add-restaurant", {}, { body, now, headers: { ...owner.headers, "Content-Type": type } });
  const [row] = await town.rows("SELECT id, image_url FROM restaurant_listings WHERE name = 'La Ola'");
  const words: FormEntry[] = [
    [`alt.en.${row?.image_url}`, "Tables in the sand"],
    [`alt.es.${row?.image_url}`, "Mesas en la arena"],
  ];
  expect((await correct(`/admin/submissions/restaurant/${row?.id}`, words)).status).toBe(303);
  expect(await wordsOf(row?.image_url)).toEqual([
    { alt_en: "Tables in the sand", alt_es: "Mesas en la arena" },
  ]);
});

test("a picture that is not there is refused beside its field; one that was there before is in nobody's way", async () => {
  const { id } = await addRestaurant(town, { status: "pending", waiting_since: 1, image_url: gone });
  const path = `/admin/submissions/restaurant/${id}`;
  const refused = await correct(path, [["gallery_images", gone.replace("gone", "other")]]);
  expect(refused.status).toBe(400);
  expect(plain(await refused.text())).toContain("One of the pictures is no longer stored");
  expect((await correct(path, [["name", "La Panga Nueva"]])).status).toBe(303);
  const [row] = await town.rows("SELECT name, image_url FROM restaurant_listings WHERE id = ?", id);
  expect(row).toEqual({ name: "La Panga Nueva", image_url: gone });
});

test("an owner who edits an event finds what its picture shows, and does not lose it by saving", async () => {
  const event = {
    title: "Fire dance",
    location: "Beach front",
    host: "Rosa",
    event_type: "social",
    event_date: "2026-12-05",
    start_time: "19:00",
    end_time: "20:00",
    description: "Fire and drums on the beach.",
    full_description: "Bring shoes, the sand is hot near the fire.",
  };
  const { body, type } = await multipart([
    ...(Object.entries(event) as FormEntry[]),
    ["image", pictureFile("blue.png", makePng(700, 500))],
  ]);
  await town.post("/add-event", {}, { body, now, headers: { ...owner.headers, "Content-Type": type } });
  const [row] = await town.rows("SELECT id, image_url FROM events WHERE title = 'Fire dance'");
  await correct(`/admin/submissions/event/${row?.id}`, [[`alt.en.${row?.image_url}`, "A torch at night"]]);
  const path = `/my-listings/event/${row?.id}/edit`;
  const html = await (await town.get(path, { now, headers: owner.headers })).text();
  expect(fieldValue(html, `alt.en.${row?.image_url}`)).toBe("A torch at night");
  const again = { ...event, image_url: String(row?.image_url), [`alt.en.${row?.image_url}`]: "A torch" };
  expect((await town.post(path, again, { now, headers: owner.headers })).status).toBe(303);
  expect(await wordsOf(row?.image_url)).toEqual([{ alt_en: "A torch", alt_es: "" }]);
});
