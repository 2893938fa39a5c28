import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findReviewedListing } from "../../app/server/operations/places/find-reviewed-listing";
import { decide } from "../../app/server/operations/review/decide-submission";
import { onceTold } from "../support/event-owner-acts";
import { mailsTo } from "../support/mailbox";
import { fieldValue, plain, tags } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { hotel, newToken, restaurant } from "../support/submissions";
import { databaseUse, openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  town = await openTown();
  [owner, admin] = [await signUp(town, { name: "Rosa" }), await makeAdmin(town)];
});
afterAll(() => town.close());

const waiting = () => ({
  user_id: owner.id,
  status: "pending" as const,
  approved_at: null,
  waiting_since: 1,
});
type Form = Record<string, string> | [string, string][];
type Send = { now?: string; failure?: string };

async function page(path: string, person = admin, now?: string) {
  const response = await town.get(path, { headers: person.headers, now });
  return { response, html: await response.text() };
}
const review = (kind: string, id: string, form: Form, send: Send = {}) =>
  town.post(`/admin/submissions/${kind}/${id}`, form, { headers: admin.headers, ...send });
const edit = (kind: string, id: string, form: Form, send: Send = {}) =>
  town.post(`/my-listings/${kind}/${id}/edit`, form, { headers: owner.headers, ...send });
const one = async (table: string, id: string) =>
  (await town.rows(`SELECT * FROM ${table} WHERE id = ?`, id))[0] ?? {};
const log = (id: string) =>
  town.rows<{ action: string; actor_id: string; before: string; after: string }>(
    "SELECT action, actor_id, before, after FROM audit_entries WHERE subject_id = ? ORDER BY line",
    id,
  );

describe("the queue", () => {
  test("holds all kinds, the longest waiting first, filters by kind and pages by key", async () => {
    const quiet = await openTown();
    const chief = await makeAdmin(quiet);
    const look = async (path: string) => (await quiet.get(path, { headers: chief.headers })).text();
    expect(await look("/admin/submissions")).toContain("Nothing is waiting for review");
    const asked = { status: "pending" as const };
    await addHotel(quiet, { ...asked, name: "Third", waiting_since: 3 });
    await addRestaurant(quiet, { ...asked, name: "First", waiting_since: 1 });
    await addActivity(quiet, { ...asked, business_name: "Fourth", waiting_since: 4 });
    await addBusiness(quiet, { ...asked, name: "Second", waiting_since: 2 });
    await addRestaurant(quiet, { name: "Fifth", pending_changes: { name: "New" }, waiting_since: 5 });
    await addRestaurant(quiet, { name: "Settled" });
    await addHotel(quiet, { ...asked, name: "Taken back", waiting_since: 0, deleted_at: 1 });
    const namesIn = (html: string) =>
      [...html.matchAll(/<h2[^>]*><a [^>]*>([^<]+)</g)].map(([, name]) => name);

    expect(namesIn(await look("/admin/submissions"))).toEqual([
      "First",
      "Second",
      "Third",
      "Fourth",
      "Fifth",
    ]);
    expect(namesIn(await look("/admin/submissions?kind=restaurant"))).toEqual(["First", "Fifth"]);
    expect(plain(await look("/admin/submissions"))).toContain("Edit of a public listing");
    expect(plain(await look("/admin"))).toMatch(/5 wait/);
    expect(plain(await look("/es/admin"))).toMatch(/5 pendientes/);

    for (let number = 0; number < 30; number++) {
      await addBusiness(quiet, { ...asked, name: `More ${number}`, waiting_since: 100 + (number % 3) });
    }
    const seen: (string | undefined)[] = [];
    let next: string | undefined = "/admin/submissions";
    while (next) {
      const html: string = await look(next);
      seen.push(...namesIn(html));
      next = tags(html, { rel: "next" })[0]?.href;
    }
    expect(seen).toHaveLength(35);
    expect(new Set(seen).size).toBe(35);
    expect((await quiet.get("/admin/submissions?page=nonsense", { headers: chief.headers })).status).toBe(
      400,
    );
    await quiet.close();
  });

  test("costs two round trips, and so does a submission", async () => {
    const { id } = await addRestaurant(town, waiting());
    expect(databaseUse((await page("/admin/submissions")).response).trips).toBe(2);
    expect(databaseUse((await page(`/admin/submissions/restaurant/${id}`)).response).trips).toBe(2);
  });
});

describe("what's pending or rejected", () => {
  test("is on no public page, in no data request and not in the sitemap", async () => {
    const secret = "Secreto del Mar";
    const rows = [
      [await addRestaurant(town, { ...waiting(), name: secret }), "/eat", "restaurant"],
      [await addHotel(town, { ...waiting(), name: secret, status: "rejected" }), "/stay", "hotel"],
      [await addActivity(town, { ...waiting(), business_name: secret }), "/do", "activity"],
      [await addBusiness(town, { ...waiting(), name: secret }), "/info?tab=businesses", "business"],
    ] as const;
    await addRestaurant(town, { slug: "la_viva", pending_changes: { name: secret, description: secret } });
    await town.run({ cron: "7 * * * *", at: new Date("2026-11-22T10:07:00Z") });
    const paths = rows.flatMap(([{ slug }, path]) => [
      path,
      `/es${path}`,
      `${path.split("?")[0]}/${slug}`,
      `${path.split("?")[0]}.data`,
      `${path.split("?")[0]}/${slug}.data`,
    ]);
    for (const path of [
      ...paths,
      "/",
      "/es",
      "/sitemap.xml",
      "/eat/la_viva",
      "/eat/la_viva.data",
      "/stay?q=secreto",
    ]) {
      const html = await (await town.get(path)).text();
      expect(html, path).not.toContain(secret);
      for (const [{ slug }] of rows) expect(html.includes(`/${slug}<`), path).toBe(false);
    }
    for (const [{ slug }, path] of rows.slice(0, 3))
      expect((await town.get(`${path}/${slug}`)).status).toBe(404);
  });
});

describe("approving", () => {
  test("shows the page first, then makes it public, mails the owner and logs it", async () => {
    const { id, slug } = await addRestaurant(town, {
      ...waiting(),
      name: "El Ancla",
      description: "Ceviche under the almond tree.",
      phone: "+507 6000 0001",
      hours: { Monday: "9:00 AM - 5:00 PM" },
    });
    const shown = plain((await page(`/admin/submissions/restaurant/${id}`)).html);
    expect(shown).toContain("As visitors would see it");
    expect(shown).toContain("Ceviche under the almond tree.");
    expect(shown).toMatch(/Phone \+507 6000 0001/);
    expect(shown).toMatch(/Monday 9:00\sAM to 5:00\sPM/);
    expect(shown).toContain(`Rosa (${owner.email})`);

    const answer = await review("restaurant", id, { intent: "approve" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/admin/submissions");
    expect((await town.get(`/eat/${slug}`)).status).toBe(200);
    expect(await (await town.get("/es/eat")).text()).toContain("El Ancla");
    expect(await (await town.get("/sitemap.xml")).text()).toContain(`/eat/${slug}<`);
    const [mail] = await mailsTo(town, owner.email);
    expect(mail?.subject).toBe("“El Ancla” is in the guide");
    expect(mail?.text).toContain(`/eat/${slug}`);
    expect(mail?.text).toContain("You can change what guests ask (dogs, cards, WiFi …) at any time");
    expect(await log(id)).toMatchObject([{ action: "listing.approve", actor_id: admin.id }]);
    const row = await one("restaurant_listings", id);
    expect(row).toMatchObject({ status: "approved", reviewed_by: admin.id, waiting_since: null });
    expect(row.approved_at).toEqual(row.reviewed_at);
  });

  test("mails the owner in their own language, whatever the reviewer's page", async () => {
    const maria = await signUp(town);
    await town.rows("UPDATE profiles SET language = 'es' WHERE id = ?", maria.id);
    const { id } = await addHotel(town, { ...waiting(), user_id: maria.id, name: "Casa Luna" });
    await review("hotel", id, { intent: "approve" });
    const [mail] = await mailsTo(town, maria.email);
    expect(mail?.subject).toBe("“Casa Luna” ya está en la guía");
    expect(mail?.text).toContain("/es/stay/");
    expect(mail?.html).toContain('<html lang="es">');
    expect(mail?.text).toContain("lo puedes cambiar cuando quieras");
  });

  test("twice is the same as once: one mail, one line in the log", async () => {
    const { id } = await addBusiness(town, { ...waiting(), name: "Dos Veces" });
    const answers = await Promise.all([1, 2, 3].map(() => review("business", id, { intent: "approve" })));
    expect(answers.filter(({ status }) => status === 303).length).toBeGreaterThan(0);
    expect((await review("business", id, { intent: "approve" })).status).toBe(303);
    expect(await log(id)).toHaveLength(1);
    const mails = (await mailsTo(town, owner.email)).filter(({ subject }) => subject.includes("Dos Veces"));
    expect(mails).toHaveLength(1);
  });

  test("clears the cache once, with every page that shows it", async () => {
    const { id } = await addRestaurant(town, waiting());
    const purged: string[][] = [];
    const services = town.services();
    const words = () => ((key: string) => key) as never;
    const cache = { purge: async (tags: string[]) => void purged.push(tags) };
    const subject = await findReviewedListing({ ...services, cache }, "restaurant", id);
    if (!subject) throw new Error("no restaurant");
    await decide({ ...services, cache }, words, admin, subject, { decision: "approve", version: null });
    expect(purged).toHaveLength(1);
    const shown = ["events", "listings:restaurant", "page:/", `restaurant:${id}`, "sitemap"];
    expect(purged[0]?.toSorted()).toEqual(shown);
    await town.settle();
  });

  test("leads to the next submission if the form names it, and nowhere else", async () => {
    const [first, second] = [await addHotel(town, waiting()), await addHotel(town, waiting())];
    const next = `/admin/submissions/hotel/${second.id}`;
    const answer = await review("hotel", first.id, { intent: "approve", next });
    expect(answer.headers.get("Location")).toBe(next);
    const away = await review("hotel", second.id, { intent: "approve", next: "//evil.example" });
    expect(away.headers.get("Location")).toBe("/admin/submissions");
  });

  test("what changed since the reviewer opened it needs another look", async () => {
    const { id } = await addRestaurant(town, { ...waiting(), name: "Antes" });
    const { html } = await page(`/admin/submissions/restaurant/${id}`);
    const version = fieldValue(html, "version") ?? "";
    await edit("restaurant", id, { ...restaurant, name: "Después" });
    const answer = await review("restaurant", id, { intent: "approve", version });
    expect(answer.status).toBe(409);
    const again = plain(await answer.text());
    expect(again).toContain("It has changed since you opened it");
    expect(again).toContain("Después");
    expect(await one("restaurant_listings", id)).toMatchObject({ status: "pending" });
  });

  test("a correction sent again is saved once with the same answer; from another screen it needs another look", async () => {
    const { id } = await addRestaurant(town, { ...waiting(), name: "Corregida" });
    const { html } = await page(`/admin/submissions/restaurant/${id}`);
    const at = html.indexOf('id="correction-form"');
    const drawn = (name: string) => [name, fieldValue(html.slice(at), name) ?? ""] as [string, string];
    const typed: [string, string][] = [
      ["name", "Corregida"],
      ["phone", "+507 6000 0777"],
    ];
    const opened: [string, string][] = [...typed, drawn("version"), drawn("form_token")];
    const form: [string, string][] = [["intent", "edit"], ...opened];
    const late = await review("restaurant", id, form, { failure: "d1:3:late" });
    expect(late.status).toBe(503);
    for (const answer of await Promise.all([1, 2, 3].map(() => review("restaurant", id, form)))) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe(`/admin/submissions/restaurant/${id}`);
      expect(answer.headers.get("Set-Cookie")).toContain("submissionCorrected");
    }
    expect(await log(id)).toHaveLength(1);
    const elsewhere = [...typed, drawn("version"), ["form_token", newToken()], ["intent", "edit"]];
    expect((await review("restaurant", id, elsewhere as [string, string][])).status).toBe(409);
  });

  test("an unknown intent is 400, an unknown listing 404", async () => {
    const { id } = await addRestaurant(town, waiting());
    expect((await review("restaurant", id, { intent: "promote" })).status).toBe(400);
    expect((await review("restaurant", "nobody", { intent: "approve" })).status).toBe(404);
    expect((await page("/admin/submissions/restaurant/nobody")).response.status).toBe(404);
    expect((await page("/admin/submissions/castle/1")).response.status).toBe(404);
  });
});

describe("rejecting", () => {
  test("needs a reason, mails and shows it, and a corrected listing waits again", async () => {
    const { id, slug } = await addActivity(town, { ...waiting(), business_name: "Olas Bravas" });
    const without = await review("activity", id, { intent: "reject", review_note: "  " });
    expect(without.status).toBe(400);
    expect(plain(await without.text())).toContain("Choose a reason or write one");

    const note = "Please add the days you teach.\nAnd a number.";
    const answer = await review("activity", id, [
      ["intent", "reject"],
      ["reason", "incomplete"],
      ["reason", "made-up"],
      ["review_note", note],
    ]);
    expect(answer.status).toBe(303);
    const row = await one("adventure_business_listings", id);
    expect(row.status).toBe("rejected");
    expect(row.review_note).toMatch(/^Some information is missing:.*\nPlease add the days you teach\.\nAnd/);
    const [mail] = await mailsTo(town, owner.email);
    expect(mail?.subject).toBe("“Olas Bravas” needs a change");
    expect(mail?.text).toContain(note.replaceAll(/^/gm, "> "));
    expect(mail?.html).toContain("and reach you.<br>Please add the days you teach.<br>And a number.");
    expect(mail?.text).toContain(`/my-listings/activity/${id}/edit`);
    expect((await page("/my-listings?type=business", owner, onceTold())).html).toContain(
      "Please add the days you teach.",
    );
    expect((await town.get(`/do/${slug}`)).status).toBe(404);

    const again = await edit("activity", id, {
      business_name: "Olas Bravas",
      category: "surf",
      business_type: "Lessons",
      description: "Lessons from Monday to Friday.",
      hours: "9:00 AM - 5:00 PM",
      whatsapp: "6000-0001",
      address: "On the beach",
    });
    expect(again.status).toBe(303);
    expect(again.headers.get("Set-Cookie")).toContain("businessUpdatedWaits");
    const resent = await one("adventure_business_listings", id);
    expect(resent).toMatchObject({ status: "pending", review_note: null });
    expect(resent.waiting_since).not.toBeNull();
  });

  test("mails ready-made reasons in the owner's language", async () => {
    const luis = await signUp(town);
    await town.rows("UPDATE profiles SET language = 'es' WHERE id = ?", luis.id);
    const { id } = await addHotel(town, { ...waiting(), user_id: luis.id });
    await review("hotel", id, { intent: "reject", reason: "pictures" });
    expect((await one("hotel_listings", id)).review_note).toMatch(/^Las fotos no muestran el lugar/);
  });

  test("can take a public listing down", async () => {
    const { id, slug } = await addHotel(town, { user_id: owner.id });
    await review("hotel", id, { intent: "reject", review_note: "It has closed for good." });
    expect((await town.get(`/stay/${slug}`)).status).toBe(404);
  });
});

describe("the edit of a public listing", () => {
  const live = () => ({
    user_id: owner.id,
    name: "La Brisa",
    description: "Fish and rice.",
    phone: "+507 6000 0001",
    hours: { Monday: "9:00 AM - 5:00 PM" },
  });
  const same = {
    name: "La Brisa",
    category: "Seafood",
    description: "Fish and rice.",
    address: "Main street, Cambutal",
    phone: "+507 6000 0001",
    "hours.Monday": "9:00 AM - 5:00 PM",
  };

  test("publishes hours, phones and season at once and logs them; texts wait", async () => {
    const { id, slug } = await addRestaurant(town, live());
    const answer = await edit("restaurant", id, {
      ...same,
      description: "The best fish in the world.",
      phone: "+507 6000 0002",
      "hours.Monday": "10:00 AM - 6:00 PM",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/my-listings?type=restaurant");
    const html = await (await town.get(`/eat/${slug}`)).text();
    expect(html).toContain("10:00");
    expect(html).toContain("50760000002");
    expect(html).toContain("Fish and rice.");
    expect(html).not.toContain("The best fish");
    const [entry] = await log(id);
    expect(entry).toMatchObject({ action: "listing.publish", actor_id: owner.id });
    expect(Object.keys(JSON.parse(entry?.after ?? "{}")).toSorted()).toEqual(["hours", "phone"]);
    expect(JSON.parse(entry?.before ?? "{}")).toMatchObject({ phone: "+507 6000 0001" });

    const shown = (await page(`/admin/submissions/restaurant/${id}`)).html;
    expect(shown).toMatch(/<del.*?Fish and rice\..*?<\/del><ins.*?The best fish in the world\..*?<\/ins>/s);
    expect(shown.match(/<del/g)).toHaveLength(1);
    expect((await page("/my-listings?type=restaurant", owner)).html).toContain("Changes waiting for review");
    const form = await page(`/my-listings/restaurant/${id}/edit`, owner);
    expect(fieldValue(form.html, "description")).toBe("The best fish in the world.");
  });

  test("once approved, replaces the public version, and the owner is notified", async () => {
    const { id, slug } = await addRestaurant(town, live());
    await edit("restaurant", id, { ...same, description: "Fish, rice and patacones." });
    await review("restaurant", id, { intent: "approve" });
    expect(await (await town.get(`/eat/${slug}`)).text()).toContain("Fish, rice and patacones.");
    const [mail] = await mailsTo(town, owner.email);
    expect(mail?.subject).toBe("Your changes to “La Brisa” are public");
    const row = await one("restaurant_listings", id);
    expect(row).toMatchObject({ pending_changes: null, waiting_since: null, status: "approved" });
    expect(row.search_text).toContain("patacones");
  });

  test("once rejected, leaves the public version, and the owner reads why and continues from there", async () => {
    const { id, slug } = await addRestaurant(town, live());
    await edit("restaurant", id, { ...same, description: "Number one!" });
    const { html } = await page(`/admin/submissions/restaurant/${id}`);
    const reject = {
      intent: "reject",
      review_note: "No comparisons, please.",
      version: fieldValue(html, "version") ?? "",
    };
    for (let count = 0; count < 2; count++) expect((await review("restaurant", id, reject)).status).toBe(303);
    expect((await log(id)).filter(({ action }) => action === "listing.reject-edit")).toHaveLength(1);
    expect(await (await town.get(`/eat/${slug}`)).text()).toContain("Fish and rice.");
    const list = plain((await page("/my-listings?type=restaurant", owner, onceTold())).html);
    expect(list).toContain("Changes not accepted");
    expect(list).toContain("No comparisons, please.");
    const form = await page(`/my-listings/restaurant/${id}/edit`, owner, onceTold());
    expect(fieldValue(form.html, "description")).toBe("Number one!");
    expect(plain(form.html)).toContain("No comparisons, please.");
    expect(plain((await page("/admin/submissions")).html)).not.toContain("Number one!");
    await edit("restaurant", id, { ...same, description: "Fresh every day." });
    expect(await one("restaurant_listings", id)).toMatchObject({ review_note: null });
    expect((await one("restaurant_listings", id)).waiting_since).not.toBeNull();
  });

  test("changed back, doesn't wait any more", async () => {
    const { id } = await addRestaurant(town, live());
    await edit("restaurant", id, { ...same, description: "Something else." });
    await edit("restaurant", id, same);
    expect(await one("restaurant_listings", id)).toMatchObject({
      pending_changes: null,
      waiting_since: null,
    });
  });

  test("with a new name gets a new address, and the old one redirects permanently", async () => {
    const { id, slug } = await addRestaurant(town, {
      ...live(),
      slug: "la_brisa_vieja",
      name: "La Brisa Vieja",
    });
    await addRestaurant(town, { slug: "la_brisa_nueva", name: "La Brisa Nueva" });
    await edit("restaurant", id, { ...same, name: "La Brisa Nueva" });
    expect((await town.get(`/eat/${slug}`)).status).toBe(200);
    await review("restaurant", id, { intent: "approve" });
    const moved = await town.get(`/eat/${slug}?tab=menu`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get("Location")).toBe("/eat/la_brisa_nueva_2?tab=menu");
    expect((await town.get("/es/eat/la_brisa_vieja")).headers.get("Location")).toBe(
      "/es/eat/la_brisa_nueva_2",
    );

    await edit("restaurant", id, { ...same, name: "La Brisa Vieja" });
    await review("restaurant", id, { intent: "approve" });
    expect((await town.get("/eat/la_brisa_vieja")).status).toBe(200);
    expect((await town.get("/eat/la_brisa_nueva_2")).headers.get("Location")).toBe("/eat/la_brisa_vieja");
  });

  test("of hours in words updates their translation at once", async () => {
    const { id, slug } = await addActivity(town, {
      user_id: owner.id,
      hours: "Mornings",
      whatsapp: "60000001",
    });
    await edit("activity", id, {
      business_name: "Marea Alta",
      category: "surf",
      business_type: "Lessons",
      description: "Waves for beginners.",
      hours: "Afternoons",
      whatsapp: "60000001",
      address: "Main street, Cambutal",
      "translation.hours": "Por las tardes",
      "translation.description": "Olas para quien empieza.",
    });
    const row = await one("adventure_business_listings", id);
    expect(row.hours).toBe("Afternoons");
    expect(JSON.parse(String(row.translation))).toMatchObject({ hours: { text: "Por las tardes" } });
    const spanish = await (await town.get(`/es/do/${slug}`)).text();
    expect(spanish).not.toContain("Olas para quien empieza.");
    expect(Object.keys(JSON.parse(String(row.pending_changes)))).toEqual(["translation"]);
  });

  test("follows the specification: name and address, and a stored category outside the list stays", async () => {
    const { id } = await addRestaurant(town, { ...live(), category: "Coffee & Cafe", status: "pending" });
    const empty = await edit("restaurant", id, { name: "", address: "", website: "not a site", email: "no" });
    expect(empty.status).toBe(400);
    const words = plain(await empty.text());
    expect(words).toContain("Restaurant name is required");
    expect(words).toContain("Address is required");
    expect(words).toContain("Please enter a valid website URL");
    expect(words).toContain("Please enter a valid email address");
    expect((await edit("restaurant", id, { name: "Café", address: "Plaza" })).status).toBe(303);
    expect((await one("restaurant_listings", id)).category).toBe("Coffee & Cafe");

    const house = await addHotel(town, { user_id: owner.id, status: "pending", currency: "CRC" });
    const broken = await edit("hotel", house.id, { name: "Casa", address: "Playa", price_from: "-1" });
    expect(broken.status).toBe(400);
    expect(plain(await broken.text())).toContain("Booking URL is required");
    const good = { name: "Casa", address: "Playa", affiliate_url: "https://booking.example/casa" };
    expect((await edit("hotel", house.id, good)).status).toBe(303);
    expect((await one("hotel_listings", house.id)).currency).toBe("CRC");
  });

  test("adds and removes rows without scripts, and nothing typed is lost", async () => {
    const { id } = await addHotel(town, { user_id: owner.id, amenities: ["Wi-Fi"] });
    const answer = await edit("hotel", id, [
      ...Object.entries(hotel),
      ["amenities", "Wi-Fi"],
      ["intent", "add:amenities"],
    ] as [string, string][]);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(fieldValue(html, "address")).toBe(hotel.address);
    expect(tags(html, { name: "amenities" }).length).toBe(2);
    expect((await one("hotel_listings", id)).pending_changes).toBeNull();
  });
});

describe("a reviewer's correction", () => {
  test("changes a submission, sets premium, order and policies, and logs before and after", async () => {
    const { id, slug } = await addHotel(town, { ...waiting(), name: "Casa Mal Escrita" });
    const answer = await review("hotel", id, {
      intent: "edit",
      ...hotel,
      name: "Casa Bien Escrita",
      is_premium: "on",
      display_order: "3",
      review_count: "12",
      "policies.phone": "+507 6000 0001",
      "policies.check_in": "15:00",
      "policies.check_out": "",
    });
    expect(answer.status).toBe(303);
    expect(await one("hotel_listings", id)).toMatchObject({
      name: "Casa Bien Escrita",
      slug: "casa_bien_escrita",
      is_premium: 1,
      display_order: 3,
      review_count: 12,
      policies: '{"phone":"+507 6000 0001","check_in":"15:00"}',
      status: "pending",
    });
    const [entry] = await log(id);
    expect(entry).toMatchObject({ action: "listing.correct", actor_id: admin.id });
    expect(JSON.parse(entry?.before ?? "{}").name).toBe("Casa Mal Escrita");
    await review("hotel", id, { intent: "approve" });
    expect((await town.get(`/stay/${slug}`)).status).toBe(404);
    const html = await (await town.get("/stay")).text();
    expect(html).toContain("Featured");
  });

  test("with a few fields leaves the others as they are", async () => {
    const { id } = await addRestaurant(town, {
      ...waiting(),
      phone: "+507 6000 0001",
      closed_for_season: true,
    });
    await review("restaurant", id, { intent: "edit", is_premium: "on", display_order: "2" });
    expect(await one("restaurant_listings", id)).toMatchObject({
      is_premium: 1,
      display_order: 2,
      phone: "+507 6000 0001",
      closed_for_season: 1,
      name: "La Panga",
    });
  });

  test("changes a pending edit without publishing it", async () => {
    const { id, slug } = await addRestaurant(town, { user_id: owner.id, name: "El Mirador" });
    const typed = { name: "El Mirador", address: "Main street, Cambutal", category: "Seafood" };
    await edit("restaurant", id, { ...typed, description: "Best fish!!!" });
    await review("restaurant", id, {
      intent: "edit",
      ...typed,
      description: "Good fish.",
      display_order: "0",
    });
    expect(await (await town.get(`/eat/${slug}`)).text()).not.toContain("Good fish.");
    expect(plain((await page(`/admin/submissions/restaurant/${id}`)).html)).toContain("Good fish.");
    await review("restaurant", id, { intent: "approve" });
    expect(await (await town.get(`/eat/${slug}`)).text()).toContain("Good fish.");
  });

  test("with errors comes back filled in, with its reasons", async () => {
    const { id } = await addRestaurant(town, waiting());
    const answer = await review("restaurant", id, { intent: "edit", ...restaurant, display_order: "first" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Please enter a whole number from 0 to 9999");
    expect(fieldValue(html, "display_order")).toBe("first");
    expect(fieldValue(html, "name")).toBe(restaurant.name);
  });
});

describe("a database that fails", () => {
  const failures = ["d1:1", "d1:2", "d1:3", "d1:4", "d1:2:late", "d1:3:late", "d1:4:late"];

  test.each(failures)(
    "%s: an approval is saved completely or not at all, and a retry succeeds once",
    async (failure) => {
      const { id } = await addRestaurant(town, { ...waiting(), name: `Roca ${failure}` });
      const failed = await review("restaurant", id, { intent: "approve" }, { failure });
      expect([303, 503]).toContain(failed.status);
      const row = await one("restaurant_listings", id);
      const lines = await log(id);
      expect(lines).toHaveLength(row.status === "approved" ? 1 : 0);
      expect((await review("restaurant", id, { intent: "approve" })).status).toBe(303);
      expect(await one("restaurant_listings", id)).toMatchObject({ status: "approved" });
      expect(await log(id)).toHaveLength(1);
      const mails = (await mailsTo(town, owner.email)).filter(({ subject }) =>
        subject.startsWith(`“Roca ${failure}” is`),
      );
      expect(mails).toHaveLength(1);
    },
  );

  test.each(failures)(
    "%s: an edit is saved completely or not at all, and the form keeps what was typed",
    async (failure) => {
      const { id, slug } = await addRestaurant(town, {
        user_id: owner.id,
        name: "La Roca",
        phone: "60000001",
      });
      const form = { name: "La Roca", address: "Beside the church", phone: "60000002" };
      const failed = await edit("restaurant", id, form, { failure });
      const html = await failed.text();
      expect([303, 503]).toContain(failed.status);
      const row = await one("restaurant_listings", id);
      expect(row.phone === "60000002", "phone and log go together").toBe((await log(id)).length === 1);
      expect(row.phone === "60000002", "phone and words go together").toBe(row.pending_changes !== null);
      if (failed.status === 503 && !["d1:1", "d1:2"].includes(failure) && failure !== "d1:2:late") {
        expect(plain(html)).toContain("Failed to update restaurant");
        expect(fieldValue(html, "address")).toBe("Beside the church");
      }
      expect((await edit("restaurant", id, form)).status).toBe(303);
      expect(await one("restaurant_listings", id)).toMatchObject({ phone: "60000002", slug });
    },
  );
});
