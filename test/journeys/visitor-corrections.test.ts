import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { reportCorrection } from "../../app/server/operations/review/report-correction";
import { sweep } from "../../app/server/operations/site/sweep";
import { answersLost, breakEach, storedIn } from "../support/broken-batches";
import { hold, words } from "../support/events";
import { everyWeek } from "../support/every-week";
import { mailsTo } from "../support/mailbox";
import { fieldValue, plain, postedForms, tag, tags } from "../support/page-html";
import { makeAdmin, makeVerified, newAddress, type Person, signUp } from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { databaseUse, openTown, type Town } from "../support/town";

const now = "2026-11-24T15:00:00Z";
const day = 24 * 60 * 60_000;
const later = (days: number) => new Date(Date.parse(now) + days * day).toISOString();

let town: Town;
let admin: Person;
let owner: Person;
let place: { id: string };
beforeAll(async () => {
  town = await openTown({ now });
  admin = await makeAdmin(town, { name: "Rosa" });
  owner = await makeVerified(town, await signUp(town, { name: "Ola", email: "ola@example.test" }));
  await town.rows("UPDATE profiles SET language = 'es' WHERE id = ?", owner.id);
  place = await addRestaurant(town, { user_id: owner.id, name: "La Panga", slug: "la_panga" });
});
afterAll(() => town.close());

type Form = Record<string, string>;
const tell = (path: string, form: Form, network = newAddress(), at = now) =>
  town.post(path, form, { now: at, headers: { "CF-Connecting-IP": network } });
const said = (id: string) =>
  town.rows<{ what: string; note: string; language: string; answer: string | null; network: string | null }>(
    "SELECT what, note, language, answer, network FROM visitor_corrections WHERE item_id = ? ORDER BY created_at, rowid",
    id,
  );
const text = async (path: string, who?: Person, at = now) =>
  plain(await (await town.get(path, { now: at, headers: who?.headers })).text());

describe("The page of a correction", () => {
  test("is linked from the place, in both languages, and makes one database trip", async () => {
    for (const language of ["", "/es"]) {
      const html = await (await town.get(`${language}/eat/la_panga`)).text();
      expect(tags(html, { href: `http://localhost${language}/eat/la_panga/correction` })).toHaveLength(1);
      expect(html).not.toMatch(/mailto:[^"]*subject=Correc/);
      const page = await town.get(`${language}/eat/la_panga/correction`);
      expect(page.status).toBe(200);
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      expect(databaseUse(page).trips).toBe(1);
      const [form = ""] = postedForms(await page.text());
      const head = await (await town.get(`${language}/eat/la_panga/correction`)).text();
      expect(tag(head, { name: "robots" })?.content).toContain("noindex");
      expect(fieldValue(form, "returnTo")).toBe(`${language}/eat/la_panga`);
      expect(tags(form, { name: "what" }).map(({ value }) => value)).toEqual([
        ...["closed", "hours", "number", "way", "other"],
      ]);
      expect(form).not.toContain("form_token");
    }
    expect(await text("/es/eat/la_panga/correction")).toContain("El horario está mal");
  });

  test("exists for every kind of public thing, and for nothing else", async () => {
    await addHotel(town, { slug: "posada" });
    await addActivity(town, { slug: "surf" });
    const shop = await addBusiness(town);
    const waiting = await addBusiness(town, { status: "pending" });
    await addRestaurant(town, { slug: "turned_down", status: "rejected" });
    await addRestaurant(town, { slug: "deleted", deleted_at: 1 });
    const event = await hold(town);
    const series = await hold(town, { pattern: everyWeek });
    const there = [
      "/stay/posada/correction",
      "/do/surf/correction",
      `/info/correction?item=business:${shop.id}`,
      "/info/correction?item=service:emergency",
      `/events/${event.slug}/correction`,
      `/es/events/${series.slug}/correction`,
    ];
    for (const path of there) {
      expect([path, (await town.get(path)).status]).toEqual([path, 200]);
      const [plainPath = "", query = ""] = path.split("?");
      const form = { what: "hours", note: "", ...(query ? { item: query.slice(5) } : {}) };
      expect([path, (await tell(plainPath, form)).status]).toEqual([path, 303]);
    }
    const missing = [
      "/eat/turned_down/correction",
      "/eat/deleted/correction",
      "/eat/nowhere/correction",
      "/events/nothing/correction",
      "/info/correction",
      `/info/correction?item=business:${waiting.id}`,
      "/info/correction?item=service:nothing",
      "/info/correction?item=hotel:1",
    ];
    for (const path of missing) {
      expect([path, (await town.get(path)).status]).toEqual([path, 404]);
      expect([path, (await tell(path, { what: "closed" })).status]).toEqual([path, 404]);
    }
    const kinds = await town.rows<{ kind: string }>(
      "SELECT DISTINCT kind FROM visitor_corrections ORDER BY 1",
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...["activity", "business", "event", "hotel", "series", "service"],
    ]);
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("shows what's missing beside its field, with everything typed", async () => {
    const tries = [
      [{ note: "On Mondays" }, "Choose what isn't right."],
      [{ what: "nonsense", note: "On Mondays" }, "Choose what isn't right."],
      [{ what: "other", note: "  " }, "Say in a few words what it is."],
      [{ what: "hours", note: "x".repeat(501) }, "Use at most 500 characters."],
    ] as const;
    for (const [form, words] of tries) {
      const answer = await tell("/eat/la_panga/correction", { ...form, returnTo: "/eat?page=x" });
      const html = await answer.text();
      expect([answer.status, plain(html)]).toEqual([400, expect.stringContaining(words)]);
      expect(fieldValue(html, "note")).toBe(form.note);
      expect(fieldValue(postedForms(html)[0] ?? "", "returnTo")).toBe("/eat?page=x");
      const field = "what" in form && form.what !== "nonsense" ? "field-note" : "field-what";
      expect(tag(html, { id: field })?.["aria-invalid"]).toBe("true");
    }
    expect(await said(place.id)).toEqual([]);
  });

  test("says who reads it, before and after: an owner only if there is one", async () => {
    const service = "/info/correction?item=service:emergency";
    const ofNobody = await text(service);
    expect(ofNobody).toContain("The people who look after the guide read what you send.");
    expect(ofNobody).not.toMatch(/owner|closed for now/i);
    expect(await text(service.replace("/info", "/es/info"))).not.toMatch(/dueño|cerrado/);
    expect(await text("/eat/la_panga/correction")).toContain("The owner and the people who look after");
    const thanks = async (answer: Response) => {
      const Cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
      return plain(await (await town.get("/", { headers: { Cookie } })).text());
    };
    const form = { what: "number", note: "no answer", item: "service:emergency" };
    expect(await thanks(await tell("/info/correction", form))).not.toMatch(/The owner and the people/);
    const { item: _, ...ofPlace } = form;
    expect(await thanks(await tell("/eat/la_panga/correction", ofPlace))).toContain(
      "The owner and the people who look after the guide will read it.",
    );
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("returns with a toast to where the visitor was, and never to another site", async () => {
    const form = { what: "hours", note: "Mondays from 5", returnTo: "/es/eat/la_panga?tab=location" };
    const answer = await tell("/es/eat/la_panga/correction", form);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, form.returnTo]);
    const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const back = await town.get(form.returnTo, { headers: { Cookie: cookie } });
    expect(plain(await back.text())).toContain("Gracias por avisar");
    for (const returnTo of ["https://evil.test", "//evil.test", ""])
      expect((await tell("/eat/la_panga/correction", { ...form, returnTo })).headers.get("Location")).toBe(
        "/eat/la_panga",
      );
    expect((await said(place.id))[0]).toMatchObject({ note: "Mondays from 5", language: "es", answer: null });
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("shows a robot a success message, and stores nothing", async () => {
    const answer = await tell("/eat/la_panga/correction", { what: "closed", company_fax: "1" });
    expect(answer.status).toBe(303);
    expect(await said(place.id)).toEqual([]);
  });
});

describe("What is sent", () => {
  test("counts once however often the same network sends it in a day, even if the answer was lost", async () => {
    const network = newAddress();
    const form = { what: "number", note: "It rings elsewhere" };
    for (let n = 0; n < 3; n++)
      expect((await tell("/eat/la_panga/correction", form, network)).status).toBe(303);
    await Promise.all([1, 2, 3].map(() => tell("/eat/la_panga/correction", form, network)));
    expect(await said(place.id)).toHaveLength(1);
    const [{ network: hash = "" } = {}] = await said(place.id);
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(hash).not.toContain(network);
    expect((await tell("/eat/la_panga/correction", form, network, later(1.1))).status).toBe(303);
    const rows = await said(place.id);
    expect([rows.length, new Set(rows.map((row) => row.network)).size]).toEqual([2, 1]);
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("from one network about two places can't be linked", async () => {
    const network = newAddress();
    const other = await addRestaurant(town, { slug: "otra" });
    for (const slug of ["la_panga", "otra"])
      await tell(`/eat/${slug}/correction`, { what: "hours" }, network);
    const [[one], [two]] = [await said(place.id), await said(other.id)];
    expect(one?.network).not.toBe(two?.network);
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("is limited to ten an hour from one network: 429, with what was typed", async () => {
    const network = newAddress();
    for (let n = 0; n < 10; n++)
      expect((await tell("/eat/la_panga/correction", { what: "way", note: `${n}` }, network)).status).toBe(
        303,
      );
    const answer = await tell("/eat/la_panga/correction", { what: "way", note: "the eleventh" }, network);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const html = await answer.text();
    expect(fieldValue(html, "note")).toBe("the eleventh");
    expect(fieldValue(html, "what")).toBe("way");
    expect(await said(place.id)).toHaveLength(10);
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("comes back filled in while the database is away", async () => {
    const answer = await town.post(
      "/eat/la_panga/correction",
      { what: "hours", note: "Still here" },
      { failure: "d1:all", headers: { "CF-Connecting-IP": newAddress() } },
    );
    expect(answer.status).toBe(503);
    expect(fieldValue(await answer.text(), "note")).toBe("Still here");
  });

  test("reaches the owner in their language, at most once a day per place, and never an unconfirmed address", async () => {
    await town.rows("DELETE FROM outbox");
    await tell("/eat/la_panga/correction", { what: "hours", note: "<b>Lunes</b> desde las 5" });
    await tell("/eat/la_panga/correction", { what: "number", note: "otra" });
    const mails = await mailsTo(town, owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Un visitante nos escribió sobre La Panga"]);
    expect(mails[0]?.text).toContain("> <b>Lunes</b> desde las 5");
    expect(mails[0]?.html).not.toContain("<b>Lunes</b>");
    expect(mails[0]?.text).toContain("http://localhost/es/my-listings?type=restaurant");
    await tell("/eat/la_panga/correction", { what: "number", note: "tomorrow" }, newAddress(), later(1));
    expect(await mailsTo(town, owner.email)).toHaveLength(2);
    await town.rows("UPDATE users SET email_verified_at = NULL WHERE id = ?", owner.id);
    await tell("/eat/la_panga/correction", { what: "number", note: "x" }, newAddress(), later(3));
    expect(await mailsTo(town, owner.email)).toHaveLength(2);
    await town.rows("UPDATE users SET email_verified_at = 1 WHERE id = ?", owner.id);
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("is saved completely or not at all, whichever statement fails, and once if it's sent again", async () => {
    const tables = ["visitor_corrections", "outbox"];
    const report = { what: "closed" as const, note: "gone", language: "en" as const, network: "10.9.9.9" };
    const asked = { kind: "restaurant" as const, slug: "la_panga" };
    await town.rows("DELETE FROM outbox");
    const broken = await breakEach(
      town,
      new Date(now),
      (services) => reportCorrection(services, words, asked, report),
      2,
      (of) => storedIn(of, tables),
    );
    expect(broken).toEqual({ refused: 3, traces: [] });
    expect([(await said(place.id)).length, (await mailsTo(town, owner.email)).length]).toEqual([1, 1]);
    await reportCorrection(answersLost(town, new Date(now)), words, asked, {
      ...report,
      network: "10.9.9.8",
    });
    expect([(await said(place.id)).length, (await mailsTo(town, owner.email)).length]).toEqual([2, 1]);
    await town.rows("DELETE FROM visitor_corrections");
  });
});

describe("The owner", () => {
  const answer = (form: Form, who = owner, kind = "restaurant", id = place.id) =>
    town.post(`/my-listings/${kind}/${id}/correction`, form, { headers: who.headers });
  const group = async () => {
    const html = await (await town.get("/my-listings?type=restaurant", { headers: owner.headers })).text();
    return { html, until: fieldValue(html, "until") ?? "" };
  };

  test("sees it on the card as text, and confirms in one press that the facts are right", async () => {
    await tell("/eat/la_panga/correction", { what: "hours", note: "<i>Lunes</i> cerrado" });
    await tell("/eat/la_panga/correction", { what: "hours", note: "Sundays too" });
    const { html, until } = await group();
    expect(plain(html)).toContain("Said 2 times: The hours are wrong");
    expect(html).toContain("&lt;i&gt;Lunes&lt;/i&gt; cerrado");
    expect(await text("/es/my-listings?type=restaurant", owner)).toContain(
      "Lo dijeron 2 veces: El horario está mal",
    );
    // What was reported after they looked is still open.
    await tell("/eat/la_panga/correction", { what: "hours", note: "And today" }, newAddress(), later(0.01));
    for (let n = 0; n < 2; n++) {
      const done = await answer({ what: "hours", until, answer: "right" });
      expect([done.status, done.headers.get("Location")]).toEqual([
        303,
        "/my-listings?type=restaurant#answered",
      ]);
    }
    expect((await said(place.id)).map((row) => row.answer)).toEqual(["right", "right", null]);
    const lines = await town.rows("SELECT action, actor_id FROM audit_log WHERE action = 'correction.right'");
    expect(lines).toEqual([{ action: "correction.right", actor_id: owner.id }]);
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("answers by editing the facts it's about; corrections of other facts stay open", async () => {
    await tell("/eat/la_panga/correction", { what: "number", note: "wrong" });
    await tell("/eat/la_panga/correction", { what: "other", note: "the name of the street" });
    const path = `/my-listings/restaurant/${place.id}/edit`;
    const html = await (await town.get(path, { headers: owner.headers })).text();
    const form = Object.fromEntries(
      ["name", "category", "description", "address", "version", "form_token", "language"].map((name) => [
        name,
        fieldValue(html, name) ?? "",
      ]),
    );
    const saved = await town.post(path, { ...form, phone: "+507 6000-0000" }, { headers: owner.headers });
    expect(saved.status).toBe(303);
    expect((await said(place.id)).map((row) => [row.what, row.answer])).toEqual([
      ["number", "edited"],
      ["other", null],
    ]);
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("of something else can't answer it", async () => {
    await tell("/eat/la_panga/correction", { what: "way", note: "not there" });
    const stranger = await makeVerified(town, await signUp(town));
    const form = { what: "way", until: String(Date.parse(later(1))), answer: "right" };
    expect((await answer(form, stranger)).status).toBe(404);
    expect((await answer(form, owner, "restaurant", "nothing")).status).toBe(404);
    expect((await answer(form, owner, "service", "emergency")).status).toBe(404);
    expect((await answer(form, owner, "nonsense")).status).toBe(404);
    expect((await answer({ ...form, answer: "edited" })).status).toBe(400);
    expect((await town.get(`/my-listings/restaurant/${place.id}/correction`)).status).toBe(405);
    expect((await said(place.id)).map((row) => row.answer)).toEqual([null]);
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("of a series sees it on its card, and cancelling the series answers it", async () => {
    const series = await hold(town, { owner: owner.id, pattern: everyWeek });
    expect(
      (await tell(`/events/${series.slug}/correction`, { what: "closed", note: "called off" })).status,
    ).toBe(303);
    expect(await text("/my-listings?type=event", owner)).toContain("A visitor says: It isn't happening");
    const [master] = await town.rows<{ id: string; date: string }>(
      "SELECT id, series_instance_date AS date FROM events WHERE slug = ? ORDER BY starts_at",
      series.slug,
    );
    const form = { intent: "cancel", scope: "all", date: master?.date ?? "" };
    const path = `/my-listings/event/${master?.id}/edit`;
    expect((await town.post(path, form, { headers: owner.headers })).status).toBe(303);
    const rows = await town.rows("SELECT kind, answer FROM visitor_corrections");
    expect(rows).toEqual([{ kind: "series", answer: "edited" }]);
    await town.rows("DELETE FROM visitor_corrections");
  });
});

describe("The admins", () => {
  const desk = (state = "") => text(`/admin/corrections${state}`, admin);

  test("see what three networks report as closed within a week first; the public doesn't", async () => {
    const other = await addRestaurant(town, { slug: "fonda", name: "Fonda" });
    const nobodys = catalogs.en.corrections.desk.unowned;
    for (let n = 0; n < 2; n++) await tell("/eat/fonda/correction", { what: "closed", note: `note ${n}` });
    for (let n = 0; n < 3; n++) await tell("/eat/fonda/correction", { what: "hours", note: `note ${n}` });
    expect(await desk()).not.toContain("Reported closed");
    await town.rows("DELETE FROM visitor_corrections WHERE what = 'hours'");
    await tell("/eat/fonda/correction", { what: "closed", note: "note 2" });
    await tell("/eat/la_panga/correction", { what: "hours", note: "later" }, newAddress(), later(0.1));
    const words = await desk();
    expect(words.indexOf("Reported closed")).toBeGreaterThan(0);
    expect(words.indexOf("Fonda")).toBeLessThan(words.indexOf("La Panga"));
    expect(words).toContain(`Said 3 times · by 3 people, it seems, this week · ${nobodys}`);
    expect(await text("/admin", admin)).toContain("Reported closed by visitors: look at it first.");
    expect(await text("/eat/fonda")).not.toMatch(/reported closed/i);
    // After a week they no longer count as many.
    expect(await text("/admin/corrections", admin, later(6.9))).toContain("Reported closed");
    expect(await text("/admin/corrections", admin, later(7.1))).not.toContain("Reported closed");
    await town.rows("DELETE FROM visitor_corrections WHERE item_id = ?", other.id);
  });

  test("answer in one press, find it among the answered, and the log has who it was", async () => {
    const html = await (await town.get("/admin/corrections", { headers: admin.headers })).text();
    const form = {
      item: fieldValue(html, "item") ?? "",
      what: fieldValue(html, "what") ?? "",
      until: fieldValue(html, "until") ?? "",
      answer: "done",
    };
    expect(form.item).toBe(`restaurant:${place.id}`);
    expect((await town.post("/admin/corrections", form, { headers: owner.headers })).status).toBe(404);
    expect((await town.post("/admin/corrections", form, { headers: admin.headers })).status).toBe(303);
    expect(await desk()).toContain("Nothing waiting");
    expect(await desk("?state=answered")).toContain("Taken care of");
    expect(await text("/admin/log", admin)).toContain("Took care of a visitor's correction");
    for (const wrong of [{ what: "x" }, { answer: "edited" }, { until: "soon" }])
      expect(
        (await town.post("/admin/corrections", { ...form, ...wrong }, { headers: admin.headers })).status,
      ).toBe(400);
    await town.rows("DELETE FROM visitor_corrections");
  });

  test("answer corrections of services, which have no owner", async () => {
    const told = { item: "service:emergency", what: "number", note: "911 rings" };
    expect((await tell("/info/correction", told)).status).toBe(303);
    const html = await (await town.get("/admin/corrections", { headers: admin.headers })).text();
    expect(html).toContain("/admin/content?page_path=%2Finfo&amp;section_name=services");
    const until = fieldValue(html, "until") ?? "";
    const form = { item: "service:emergency", what: "number", until, answer: "right" };
    expect((await town.post("/admin/corrections", form, { headers: admin.headers })).status).toBe(303);
    expect(await desk()).toContain("Nothing waiting");
    expect(await text("/admin/log", admin)).toContain("Said it's right");
  });

  test("don't see corrections of a place that isn't public any more", async () => {
    await tell("/eat/fonda/correction", { what: "closed" });
    await town.rows("UPDATE restaurant_listings SET status = 'rejected' WHERE slug = 'fonda'");
    expect(await desk()).toContain("Nothing waiting");
    await town.rows("DELETE FROM visitor_corrections");
  });
});

test("can't tell networks apart after a week; a month after the answer, or three after it came, it's deleted", async () => {
  await tell("/eat/la_panga/correction", { what: "hours", note: "a" });
  await tell("/eat/la_panga/correction", { what: "way", note: "b" });
  await town.rows(
    "UPDATE visitor_corrections SET answered_at = created_at, answer = 'right' WHERE what = 'way'",
  );
  const at = async (days: number) => {
    await sweep(town.services(), new Date(later(days)));
    return (await said(place.id)).map(({ what, network }) => [what, network === null]);
  };
  expect(await at(6)).toEqual([
    ["hours", false],
    ["way", false],
  ]);
  expect(await at(8)).toEqual([
    ["hours", true],
    ["way", true],
  ]);
  expect(await at(31)).toEqual([["hours", true]]);
  expect(await town.rows("SELECT * FROM network_keys")).toEqual([]);
  expect(await at(91)).toEqual([]);
});
