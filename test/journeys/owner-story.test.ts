import { afterAll, beforeAll, expect, test } from "vitest";
import { onceTold } from "../support/event-owner-acts";
import { mailsTo } from "../support/mailbox";
import { type FormEntry, multipart } from "../support/multipart";
import { fieldValue, fieldValues, plain, tags } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { small } from "../support/pictures";
import { activity, business, hotel, restaurant } from "../support/submissions";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  town = await openTown();
  [owner, admin] = [await signUp(town, { name: "Rosa" }), await makeAdmin(town)];
});
afterAll(() => town.close());

const picture = (name: string) => new File([small.jpeg], name, { type: "image/jpeg" });

type Story = {
  kind: string;
  add: string;
  tab: string;
  typed: Record<string, string>;
  /** An invalid field, its error message, and a word that only this story uses. */
  broken: Record<string, string>;
  complaint: string;
  name: string;
  second: FormEntry[];
  page: (slug: string) => string;
  table: string;
  /** An edit that waits for review, and a fact that doesn't. */
  words: [string, string];
  fact: [string, string] | null;
};

const stories: Story[] = [
  {
    kind: "restaurant",
    add: "/add-restaurant",
    tab: "restaurant",
    typed: restaurant,
    broken: { latitude: "91" },
    complaint: "Latitude must be between -90 and 90",
    name: restaurant.name,
    second: [["gallery_files", picture("two.jpg")]],
    page: (slug) => `/eat/${slug}`,
    table: "restaurant_listings",
    words: ["description", "Corvina from this morning's boat."],
    fact: ["phone", "+507 6000 0009"],
  },
  {
    kind: "hotel",
    add: "/add-hotel",
    tab: "hotel",
    typed: hotel,
    broken: { rating: "6" },
    complaint: "Rating must be between 1 and 5",
    name: hotel.name,
    second: [["gallery_files", picture("two.jpg")]],
    page: (slug) => `/stay/${slug}`,
    table: "hotel_listings",
    words: ["full_description", "Hammocks on every porch."],
    fact: ["mark.dogs", "no"],
  },
  {
    kind: "activity",
    add: "/add-activity",
    tab: "business",
    typed: activity,
    broken: { website: "not a site at all" },
    complaint: "Please enter a valid website URL",
    name: activity.business_name,
    second: [],
    page: (slug) => `/do/${slug}`,
    table: "adventure_business_listings",
    words: ["description", "Now with longboards for everyone."],
    fact: ["hours", "7:00 AM - 4:00 PM"],
  },
  {
    kind: "business",
    add: "/add-business",
    tab: "business",
    typed: business,
    broken: { email: "nobody" },
    complaint: "Please enter a valid email address",
    name: business.name,
    second: [],
    page: () => "/info?tab=businesses",
    table: "business_listings",
    words: ["description", "Washed, dried and folded the same day."],
    fact: ["phone", "+507 6000 0008"],
  },
];

async function send(path: string, entries: FormEntry[], person: Person) {
  const { body, type } = await multipart(entries);
  return town.post(path, {}, { body, headers: { ...person.headers, "Content-Type": type } });
}
const look = async (path: string, person?: Person) =>
  (await town.get(path, { headers: person?.headers ?? {} })).text();
const rowOf = async ({ table }: Story, id: string) =>
  (await town.rows(`SELECT * FROM ${table} WHERE id = ?`, id))[0] ?? {};

/** The form as a browser would send it again; stored pictures are sent by their addresses. */
function filled(html: string, story: Story): FormEntry[] {
  const names = [...Object.keys(story.typed), ...Object.keys(story.broken), "form_token"];
  const texts = names.map((name): FormEntry => [name, fieldValue(html, name) ?? ""]);
  const kept = ["image_url", "gallery_images"].flatMap((name) =>
    fieldValues(html, name)
      .filter(Boolean)
      .map((url): FormEntry => [name, url]),
  );
  return [...texts, ...kept];
}

test.each(stories)("an owner without JavaScript and their $kind", async (story) => {
  const { kind, add, tab, typed, broken, complaint, name, second, table, words, fact } = story;

  // Sent with two pictures and an error: it comes back with the message, the text and the stored pictures.
  const first = await look(add, owner);
  const token = fieldValue(first, "form_token") ?? "";
  const pictures: FormEntry[] = [["image", picture("one.jpg")], ...second];
  const refused = await send(
    add,
    [...Object.entries({ ...typed, ...broken, form_token: token }), ...pictures],
    owner,
  );
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(plain(again)).toContain(complaint);
  expect(fieldValue(again, "address")).toBe(typed.address);
  expect(fieldValue(again, "image_url")).toMatch(/^\/images\/business-images\//);
  expect(await town.rows(`SELECT id FROM ${table}`)).toEqual([]);

  // Corrected and sent again, it waits for review.
  const [field = ""] = Object.keys(broken);
  const sent = await send(
    add,
    filled(again, story).map((entry) => (entry[0] === field ? [field, ""] : entry)),
    owner,
  );
  expect(sent.status).toBe(303);
  const [row] = await town.rows<{ id: string; slug: string; image_url: string; gallery_images?: string }>(
    `SELECT * FROM ${table}`,
  );
  const id = row?.id ?? "";
  const publicPath = story.page(row?.slug ?? "");
  expect(await (await town.get(`${row?.image_url}?w=320`)).arrayBuffer()).not.toHaveProperty("byteLength", 0);
  if (second.length > 0) expect(JSON.parse(row?.gallery_images ?? "[]")).toHaveLength(1);
  const mine = plain(await look(`/my-listings?type=${tab}`, owner));
  expect(mine).toContain(name);
  expect(mine).toContain("Pending");
  expect(await look(publicPath)).not.toContain(name);

  // The reviewer approves; the owner gets a mail, and the page is public in both languages.
  expect(plain(await look("/admin/submissions", admin))).toContain(name);
  const submission = `/admin/submissions/${kind}/${id}`;
  expect(plain(await look(submission, admin))).toContain(String(typed.address));
  expect((await town.post(submission, { intent: "approve" }, { headers: admin.headers })).status).toBe(303);
  expect((await mailsTo(town, owner.email))[0]?.subject).toBe(`“${name}” is in the guide`);
  expect(await look(publicPath)).toContain(name);
  expect(await look(`/es${publicPath}`)).toContain(name);

  // An edited text waits and doesn't change the page; a fact is changed at once.
  const editPath = `/my-listings/${kind}/${id}/edit`;
  const form = await look(editPath, owner);
  const unchanged = filled(form, story).filter(([one]) => one !== words[0] && one !== fact?.[0]);
  const changes: FormEntry[] = [[words[0], words[1]], ...(fact ? [fact] : [])];
  expect((await send(editPath, [...unchanged, ...changes], owner)).status).toBe(303);
  expect(await look(publicPath)).not.toContain(words[1]);
  const { mark, ...now } = await rowOf(story, id);
  if (kind === "hotel") expect(mark).toBe('{"dogs":false}');
  else if (fact) expect(now[fact[0]]).toBe(fact[1]);
  const diff = await look(submission, admin);
  expect(diff).toMatch(new RegExp(`<ins.*?${words[1].slice(0, 20)}.*?</ins>`, "s"));
  expect(plain(await look(`/my-listings?type=${tab}`, owner))).toContain("Changes waiting for review");

  // Rejected with a note, which the owner sees.
  const rejection = { intent: "reject", review_note: `Say more, ${kind}.` };
  expect((await town.post(submission, rejection, { headers: admin.headers })).status).toBe(303);
  const told = await town.get(`/my-listings?type=${tab}`, { headers: owner.headers, now: onceTold() });
  expect(plain(await told.text())).toContain(`Say more, ${kind}.`);
  expect((await mailsTo(town, owner.email))[0]?.text).toContain(`Say more, ${kind}.`);
  expect(await look(publicPath)).toContain(name);
  expect(await look(publicPath)).not.toContain(words[1]);

  // Deleted, then restored unchanged.
  const deletion = await look(`/my-listings/${kind}/${id}/delete`, owner);
  expect(plain(deletion)).toContain("Are you sure you want to delete this");
  await town.post(`/my-listings/${kind}/${id}/delete`, {}, { headers: owner.headers });
  expect(await look(publicPath)).not.toContain(name);
  const [restore] = tags(await look(`/my-listings?type=${tab}`, owner), {
    action: `/my-listings/${kind}/${id}/restore`,
  });
  await town.post(restore?.action ?? "", {}, { headers: owner.headers });
  expect(await look(publicPath)).toContain(name);
});
