import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onceTold } from "../support/event-owner-acts";
import { mailsTo } from "../support/mailbox";
import { plain, tags } from "../support/page-html";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let owner: Person;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  town = await openTown();
  owner = await signUp(town, { name: "Rosa" });
  [admin, colleague] = [await makeAdmin(town), await makeAdmin(town)];
});
afterAll(() => town.close());

const waiting = () => ({
  user_id: owner.id,
  status: "pending" as const,
  approved_at: null,
  waiting_since: 1,
});
const queue = async (query = "") =>
  (await town.get(`/admin/submissions${query}`, { headers: admin.headers })).text();
const rowOf = (html: string, name: string) =>
  plain(html.split("data-queue-row").find((one) => one.includes(`>${name}<`)) ?? "");
const statusOf = async (table: string, id: string) =>
  (await town.rows<{ status: string }>(`SELECT status FROM ${table} WHERE id = ?`, id))[0]?.status;

describe("A row of the queue", () => {
  test("shows its kind, its owner, and whether it was rejected before", async () => {
    const { id } = await addRestaurant(town, {
      ...waiting(),
      name: "El Ancla",
      description: "Ceviche under the almond tree.",
    });
    expect(rowOf(await queue(), "El Ancla")).toContain("Ceviche under the almond tree. ");
    expect(rowOf(await queue(), "El Ancla")).toContain("from Rosa");
    const refusal = { intent: "reject", review_note: "Where is it?" };
    await town.post(`/admin/submissions/restaurant/${id}`, refusal, { headers: admin.headers });
    const form = { name: "El Ancla", address: "Beside the church" };
    await town.post(`/my-listings/restaurant/${id}/edit`, form, { headers: owner.headers });
    const again = rowOf(await queue(), "El Ancla");
    expect(again).toContain("Sent again");
    expect(again).toContain("Sent back before: Where is it?");
  });

  test("names what an edit would change", async () => {
    await addHotel(town, {
      name: "Villa Sol",
      pending_changes: { description: "Quiet rooms.", price_from: 80 },
      waiting_since: 2,
    });
    expect(rowOf(await queue(), "Villa Sol")).toContain("Would change: Description, Price from, per night");
  });

  test("warns of likely duplicates, by name, number or position", async () => {
    const spot = { latitude: 7.2833, longitude: -80.5167 };
    await addRestaurant(town, { name: "Fonda El Almendro", phone: "6000-0009", ...spot });
    await addActivity(town, { ...waiting(), business_name: "Tours El Almendro", whatsapp: "+507 6000 0009" });
    await addHotel(town, { ...waiting(), name: "Casa Azul", latitude: 7.28332, longitude: -80.51671 });
    await addBusiness(town, { ...waiting(), name: "Lavandería Brisa", phone: "6000-0010" });
    const html = await queue();
    expect(rowOf(html, "Tours El Almendro")).toContain(
      "Probably already here: Fonda El Almendro ( same name, same number )",
    );
    expect(rowOf(html, "Casa Azul")).toContain("Fonda El Almendro ( same spot )");
    expect(rowOf(html, "Lavandería Brisa")).not.toContain("Probably already here");
  });
});

describe("Searching the queue", () => {
  test("works without accents and by sender, and keeps the other filters", async () => {
    const carlos = await signUp(town, { name: "Carlos" });
    await addBusiness(town, {
      ...waiting(),
      user_id: carlos.id,
      name: "Ferretería",
      search_text: "ferreteria clavos",
    });
    const names = async (query: string) =>
      [...(await queue(query)).matchAll(/<h2[^>]*><a [^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(await names("?q=FERRETERÍA")).toEqual(["Ferretería"]);
    expect(await names("?q=carlos")).toEqual(["Ferretería"]);
    expect(await names("?q=carlos&kind=hotel")).toEqual([]);
    expect(await queue("?q=carlos&kind=hotel")).toContain("Nothing here with this filter.");
  });
});

describe("Several at once", () => {
  const approve = (form: [string, string][], person = admin) =>
    town.post("/admin/submissions", [["intent", "approve"], ...form], { headers: person.headers });

  test("are approved together, each with its mail, and each can be undone", async () => {
    const guest = await signUp(town);
    const mine = { ...waiting(), user_id: guest.id };
    const one = await addRestaurant(town, { ...mine, name: "Uno" });
    const two = await addHotel(town, { ...mine, name: "Dos" });
    const three = await addBusiness(town, { ...mine, name: "Tres" });
    const ticked: [string, string][] = [
      ["item", `restaurant:${one.id}`],
      ["item", `hotel:${two.id}`],
    ];
    const answer = await approve(ticked);
    expect(answer.status).toBe(303);
    expect(await statusOf("restaurant_listings", one.id)).toBe("approved");
    expect(await statusOf("hotel_listings", two.id)).toBe("approved");
    expect(await statusOf("business_listings", three.id)).toBe("pending");
    expect((await mailsTo(town, guest.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(["“Uno” is in the guide", "“Dos” is in the guide"]),
    );
    const html = await queue();
    expect(plain(html)).toContain("Dos is public.");
    expect(tags(html, { name: "intent", value: "undo" })).toHaveLength(2);
    await town.post(`/admin/submissions/hotel/${two.id}`, { intent: "undo" }, { headers: admin.headers });
    expect(await statusOf("hotel_listings", two.id)).toBe("pending");
    expect(tags(await queue(), { name: "intent", value: "undo" })).toHaveLength(1);
  });

  test("are rejected with one note, never without one, each with its mail and its undo", async () => {
    const guest = await signUp(town);
    const mine = { ...waiting(), user_id: guest.id };
    const one = await addRestaurant(town, { ...mine, name: "Fonda Uno" });
    const two = await addHotel(town, { ...mine, name: "Hostal Dos" });
    const ticked: [string, string][] = [
      ["item", `restaurant:${one.id}`],
      ["item", `hotel:${two.id}`],
    ];
    const reject = (review_note: string) =>
      town.post("/admin/submissions", [["intent", "reject"], ["review_note", review_note], ...ticked], {
        headers: admin.headers,
      });
    const bare = await reject("  ");
    expect(bare.status).toBe(400);
    const html = await bare.text();
    expect(plain(html)).toContain("Write what's missing");
    expect(tags(html, { name: "item", checked: "" })).toHaveLength(2);
    expect(await statusOf("hotel_listings", two.id)).toBe("pending");
    const done = await reject("Please add a phone.");
    expect(done.headers.getSetCookie().join()).toContain("flash=default.submissionsRejected.2");
    expect(await statusOf("restaurant_listings", one.id)).toBe("rejected");
    const mails = await mailsTo(town, guest.email);
    expect(mails.filter(({ text }) => text.includes("Please add a phone."))).toHaveLength(2);
    await town.post(`/admin/submissions/hotel/${two.id}`, { intent: "undo" }, { headers: admin.headers });
    expect(await statusOf("hotel_listings", two.id)).toBe("pending");
    expect(await statusOf("restaurant_listings", one.id)).toBe("rejected");
  });

  test("exclude what has changed since it was seen, and say so", async () => {
    const seen = await addRestaurant(town, { ...waiting(), name: "Visto" });
    const moved = await addRestaurant(town, { ...waiting(), name: "Movido" });
    const version = (id: string, at: number): [string, string] => [`version.restaurant:${id}`, String(at)];
    const answer = await approve([
      ["item", `restaurant:${seen.id}`],
      ["item", `restaurant:${moved.id}`],
      version(seen.id, seen.updated_at),
      version(moved.id, moved.updated_at - 5),
    ]);
    expect(answer.headers.getSetCookie().join()).toContain("flash=warning.submissionsOvertaken.1");
    expect(await statusOf("restaurant_listings", seen.id)).toBe("approved");
    expect(await statusOf("restaurant_listings", moved.id)).toBe("pending");
  });

  test("by two admins at the same moment are each approved once", async () => {
    const guest = await signUp(town);
    const { id } = await addRestaurant(town, { ...waiting(), user_id: guest.id, name: "Ambos" });
    const item: [string, string][] = [["item", `restaurant:${id}`]];
    const answers = await Promise.all([approve(item), approve(item, colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const decisions = await town.rows("SELECT 1 FROM audit_log WHERE subject_id = ?", id);
    expect(decisions).toHaveLength(1);
    const mails = (await mailsTo(town, guest.email)).filter(
      ({ subject }) => subject === "“Ambos” is in the guide",
    );
    expect(mails).toHaveLength(1);
  });

  test("with nothing ticked show an error, and invalid ones are refused", async () => {
    expect((await approve([])).headers.getSetCookie().join()).toContain("nothingTicked");
    expect((await approve([["item", "castle:1"]])).status).toBe(400);
    expect(
      (await town.post("/admin/submissions", { intent: "burn" }, { headers: admin.headers })).status,
    ).toBe(400);
    expect(
      (await town.post("/admin/submissions", { intent: "approve" }, { headers: owner.headers })).status,
    ).toBe(404);
  });
});

describe("A rejection with remarks on single fields", () => {
  test("reaches the owner by mail and beside each field of the form, until the next try", async () => {
    const { id } = await addRestaurant(town, { ...waiting(), name: "La Hamaca", phone: "6000-0011" });
    const form = {
      intent: "reject",
      "reason.phone": "Nobody answers.",
      "reason.translation.name": "This is French.",
      "reason.user_id": "x",
    };
    await town.post(`/admin/submissions/restaurant/${id}`, form, { headers: admin.headers });
    const [mail] = await mailsTo(town, owner.email);
    expect(mail?.text).toContain("> Phone: Nobody answers.\n> Name in the other language: This is French.");
    const edit = async () =>
      (
        await town.get(`/my-listings/restaurant/${id}/edit`, { headers: owner.headers, now: onceTold() })
      ).text();
    const html = await edit();
    expect(tags(html, { id: "field-phone" })[0]?.["aria-describedby"]).toContain("field-phone-note");
    expect(plain(html)).toContain("The reviewer: Nobody answers.");
    const sent = { name: "La Hamaca", address: "Cambutal", phone: "6000-0012" };
    await town.post(`/my-listings/restaurant/${id}/edit`, sent, { headers: owner.headers });
    expect(plain(await edit())).not.toContain("Nobody answers.");
  });

  test("may consist of them alone, and comes back with them if somebody was faster", async () => {
    const { id } = await addRestaurant(town, waiting());
    const form = { intent: "reject", "reason.address": "Which road?", version: "5" };
    const answer = await town.post(`/admin/submissions/restaurant/${id}`, form, { headers: admin.headers });
    expect(answer.status).toBe(409);
    expect(tags(await answer.text(), { name: "reason.address" })[0]?.value).toBe("Which road?");
  });
});

describe("Save and approve", () => {
  test("is one action: the correction is public, and undoing keeps it", async () => {
    const { id, slug } = await addRestaurant(town, { ...waiting(), name: "LA BRISA!!!", slug: "la_brisa" });
    const form = { intent: "save-and-approve", name: "La Brisa", address: "Cambutal", category: "Seafood" };
    const answer = await town.post(`/admin/submissions/restaurant/${id}`, form, { headers: admin.headers });
    expect(answer.status).toBe(303);
    expect(plain(await (await town.get(`/eat/${slug}`)).text())).toContain("La Brisa");
    const acts = await town.rows("SELECT action FROM audit_log WHERE subject_id = ? ORDER BY rowid", id);
    expect(acts).toEqual([{ action: "listing.correct" }, { action: "listing.approve" }]);
    await town.post(`/admin/submissions/restaurant/${id}`, { intent: "undo" }, { headers: admin.headers });
    const [row] = await town.rows("SELECT name, status FROM restaurant_listings WHERE id = ?", id);
    expect(row).toEqual({ name: "La Brisa", status: "pending" });
  });

  test("with an error approves nothing and keeps what was typed", async () => {
    const { id } = await addRestaurant(town, waiting());
    const form = { intent: "save-and-approve", name: "", address: "By the river" };
    const answer = await town.post(`/admin/submissions/restaurant/${id}`, form, { headers: admin.headers });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('value="By the river"');
    expect(await statusOf("restaurant_listings", id)).toBe("pending");
  });
});
