import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureAt } from "../../app/rules/pictures/picture-address";
import { weekly } from "../support/event-owner-edits";
import { hold } from "../support/events";
import { everyWeek } from "../support/every-week";
import { type FormEntry, multipart } from "../support/multipart";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { makePng, pictureFile } from "../support/pictures";
import { addRestaurant } from "../support/places";
import { post, writerOf } from "../support/post-forms";
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

test("a reviewer adds a picture and its alt text to an event, and sees the text again", async () => {
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

test("a reviewer's alt text for an owner's picture of a place is kept", async () => {
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

test("a missing picture is refused beside its field, unless it was there before", async () => {
  const { id } = await addRestaurant(town, { status: "pending", waiting_since: 1, image_url: gone });
  const path = `/admin/submissions/restaurant/${id}`;
  const refused = await correct(path, [["gallery_images", gone.replace("gone", "other")]]);
  expect(refused.status).toBe(400);
  expect(plain(await refused.text())).toContain("One of the pictures is no longer stored");
  expect((await correct(path, [["name", "La Panga Nueva"]])).status).toBe(303);
  const [row] = await town.rows("SELECT name, image_url FROM restaurant_listings WHERE id = ?", id);
  expect(row).toEqual({ name: "La Panga Nueva", image_url: gone });
});

test("an owner editing an event sees its picture's alt text, and doesn't lose it by saving", async () => {
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

test("an owner's alt text for a public place's picture waits with the edit: it's compared, and approved or rejected with it", async () => {
  const { body, type } = await multipart([
    ["name", "El Faro"],
    ["category", "Seafood"],
    ["address", "On the point"],
    ["image", pictureFile("blue.png", makePng(700, 500))],
  ]);
  await town.post("/add-restaurant", {}, { body, now, headers: { ...owner.headers, "Content-Type": type } });
  const [row] = await town.rows("SELECT id, slug, image_url FROM restaurant_listings WHERE name = 'El Faro'");
  const review = `/admin/submissions/restaurant/${row?.id}`;
  const decide = (intent: string) => town.post(review, { intent }, { now, headers: admin.headers });
  await decide("approve");
  const place = {
    name: "El Faro",
    category: "Seafood",
    address: "On the point",
    image_url: String(row?.image_url),
    [`alt.en.${row?.image_url}`]: "Call Rosa, not them",
  };
  const path = `/my-listings/restaurant/${row?.id}/edit`;
  expect((await town.post(path, place, { now, headers: owner.headers })).status).toBe(303);
  expect(await wordsOf(row?.image_url)).toEqual([{ alt_en: "", alt_es: "" }]);
  expect(await (await town.get(`/eat/${row?.slug}`, { now })).text()).not.toContain("Call Rosa");
  const form = await (await town.get(path, { now, headers: owner.headers })).text();
  expect(fieldValue(form, `alt.en.${row?.image_url}`)).toBe("Call Rosa, not them");
  const queue = await (await town.get("/admin/submissions", { now, headers: admin.headers })).text();
  expect(plain(queue)).toContain("Would change: What the pictures show");
  const screen = plain(await (await town.get(review, { now, headers: admin.headers })).text());
  expect(screen).toContain("What it shows, in English");
  expect(screen).toContain("Call Rosa, not them");

  // Nor through another form that uses the same picture and waits for its own review.
  const other = { ...place, name: "El Otro Faro", form_token: "another" };
  await town.post("/add-restaurant", other, { now, headers: owner.headers });
  expect(await wordsOf(row?.image_url)).toEqual([{ alt_en: "", alt_es: "" }]);

  await decide("approve");
  expect(await wordsOf(row?.image_url)).toEqual([{ alt_en: "Call Rosa, not them", alt_es: "" }]);
  await decide("undo");
  expect(await wordsOf(row?.image_url)).toEqual([{ alt_en: "", alt_es: "" }]);
});

test("likewise for a public event", async () => {
  const [row] = await town.rows("SELECT * FROM events WHERE title = 'Fire dance'");
  const review = `/admin/submissions/event/${row?.id}`;
  await town.post(review, { intent: "approve" }, { now, headers: admin.headers });
  const event = Object.fromEntries(
    Object.entries(row ?? {}).filter(([, value]) => typeof value === "string"),
  ) as Record<string, string>;
  const edit = { ...event, [`alt.en.${row?.image_url}`]: "Buy here" };
  const path = `/my-listings/event/${row?.id}/edit`;
  expect((await town.post(path, edit, { now, headers: owner.headers })).status).toBe(303);
  expect(await wordsOf(row?.image_url)).toEqual([{ alt_en: "A torch", alt_es: "" }]);
  await town.post(review, { intent: "approve" }, { now, headers: admin.headers });
  expect(await wordsOf(row?.image_url)).toEqual([{ alt_en: "Buy here", alt_es: "" }]);
});

test("likewise for a public series", async () => {
  const [given] = await town.rows("SELECT * FROM events WHERE title = 'Fire dance'");
  const image_url = String(given?.image_url);
  const { id } = await hold(town, { owner: owner.id, title: "Fire school", image_url, pattern: everyWeek });
  const dates = "SELECT * FROM events WHERE event_series_id = ? ORDER BY event_date LIMIT 1";
  const [date] = await town.rows(dates, id);
  const path = `/my-listings/event/${date?.id}/edit`;
  const html = await (await town.get(path, { now, headers: owner.headers })).text();
  const names = ["title", "location", "host", "event_type", "event_date", "start_time", "end_time"];
  const more = ["description", "full_description", "date", "version", "rule_before", "times_before"];
  const form = Object.fromEntries([...names, ...more].map((name) => [name, fieldValue(html, name) ?? ""]));
  const edit = {
    ...form,
    ...weekly,
    end_type: "never",
    scope: "all",
    image_url,
    [`alt.en.${image_url}`]: "Come to me instead",
  };
  const before = await wordsOf(image_url);
  const sent = await town.post(path, edit, { now, headers: owner.headers });
  expect(sent.status).toBe(303);
  expect(await wordsOf(image_url)).toEqual(before);
  const review = `/admin/submissions/series/${id}`;
  const screen = await (await town.get(review, { now, headers: admin.headers })).text();
  expect(plain(screen)).toContain("Come to me instead");
  await town.post(review, { intent: "approve" }, { now, headers: admin.headers });
  expect(await wordsOf(image_url)).toMatchObject([{ alt_en: "Come to me instead" }]);
});

test("likewise for a public post", async () => {
  const [given] = await town.rows("SELECT image_url FROM events WHERE title = 'Fire dance'");
  const image_url = String(given?.image_url);
  const writer = writerOf(town, owner);
  const id = await writer.write({ ...post, title: "How to turn fire", featured_image_url: image_url });
  const review = `/admin/submissions/post/${id}`;
  await town.post(review, { intent: "approve" }, { now, headers: admin.headers });
  const before = await wordsOf(image_url);
  await writer.edit(id, { [`alt.en.${image_url}`]: "Buy my fire" });
  expect(await wordsOf(image_url)).toEqual(before);
  const screen = await (await town.get(review, { now, headers: admin.headers })).text();
  expect(plain(screen)).toContain("Buy my fire");
  await town.post(review, { intent: "approve" }, { now, headers: admin.headers });
  expect(await wordsOf(image_url)).toMatchObject([{ alt_en: "Buy my fire" }]);
});
