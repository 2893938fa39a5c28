import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Language } from "../../app/rules/site/language";
import { builtInFacts } from "../../app/rules/town/facts";
import { askOwners } from "../../app/server/operations/places/ask-owners";
import { words } from "../support/events";
import { type Mail, mailsTo } from "../support/mailbox";
import { plain } from "../support/page-html";
import {
  changeRole,
  makeAdmin,
  makeVerified,
  newAddress,
  type Person,
  signIn,
  signUp,
} from "../support/people";
import { addActivity, addBusiness, addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
const start = Date.parse("2026-06-01T12:00:00Z");
const day = 24 * 60 * 60_000;
const on = (days: number) => new Date(start + days * day);
const asked = on(91);

beforeAll(async () => {
  town = await openTown();
});
beforeEach(async () => {
  await town.rows("DELETE FROM outbox");
  for (const table of ["restaurant", "hotel", "adventure_business", "business"])
    await town.rows(`DELETE FROM ${table}_listings`);
});
afterAll(() => town.close());

const hours = { Monday: "8:00 AM - 5:00 PM" };
const old = { approved_at: start, created_at: start, updated_at: start };
const ofOwner = ({ id }: Person) => ({ ...old, user_id: id });
const newOwner = async (language: Language = "en") => {
  const person = await makeVerified(town, await signUp(town));
  await town.rows("UPDATE profiles SET language = ? WHERE id = ?", language, person.id);
  await town.rows("DELETE FROM outbox WHERE recipient = ?", person.email);
  return person;
};
const run = (at: Date, failures: string[] = []) =>
  askOwners(town.services({ now: at, failures }), words, builtInFacts, at).catch(() => "killed");
const get = (path: string, at = asked, method = "GET") => town.get(path, { now: at.toISOString(), method });
const post = (path: string, form: Record<string, string>, at = asked, headers: Record<string, string> = {}) =>
  town.post(path, form, { now: at.toISOString(), headers: { "CF-Connecting-IP": newAddress(), ...headers } });
const text = async (answer: Response | Promise<Response>) => plain(await (await answer).text());
/** Every link to the guide in a mail, without its hash. */
const linksIn = (mail: Mail | undefined) =>
  [...new Set(mail?.text.match(/https?:\/\/\S+/g) ?? [])].map((one) => {
    const { pathname, search } = new URL(one);
    return pathname + search;
  });
const confirmLinks = (mail: Mail | undefined) => [
  ...new Set(linksIn(mail).filter((one) => /\/confirm-facts\?/.test(one))),
];
const linkOf = (mail: Mail | undefined, what: string) =>
  linksIn(mail).find((one) => one.includes(what)) ?? "";
const everything = async () => {
  const tables = [
    "restaurant_listings",
    "hotel_listings",
    "adventure_business_listings",
    "business_listings",
  ];
  const all = [...tables, "fact_links", "profiles", "users"];
  const rows = await Promise.all(all.map((table) => town.rows(`SELECT * FROM ${table} ORDER BY 1`)));
  return JSON.stringify(rows);
};
const restaurant = async (id: string) =>
  (await town.rows<Record<string, unknown>>("SELECT * FROM restaurant_listings WHERE id = ?", id))[0];
/** An owner who was asked to confirm, with the link for their restaurant. */
const askedOwner = async (given: object = {}, language: Language = "en") => {
  const owner = await newOwner(language);
  const place = await addRestaurant(town, { ...ofOwner(owner), hours, phone: "6000-0001", ...given });
  await run(asked);
  const [mail] = await mailsTo(town, owner.email);
  return { owner, place, mail, link: confirmLinks(mail)[0] ?? "" };
};

describe("The mail asking for confirmation", () => {
  test("comes once for all places of an owner, in their language, with the facts as visitors see them", async () => {
    const owner = await newOwner("es");
    await addRestaurant(town, { ...ofOwner(owner), name: "La Panga", hours, whatsapp: "6123-4567" });
    await addHotel(town, { ...ofOwner(owner), name: "Almendros", price_from: 60 });
    await addActivity(town, { ...ofOwner(owner), business_name: "Marea", hours: "daily 8 am - 5 pm" });
    await addBusiness(town, { ...ofOwner(owner), name: "Esquina", phone: "995-0000" });
    await run(on(89));
    expect(await mailsTo(town, owner.email)).toEqual([]);
    await run(asked);
    const [mail, ...others] = await mailsTo(town, owner.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("¿Todo sigue igual en tus 4 lugares?");
    const said = mail?.text.replaceAll("\u00a0", " ") ?? "";
    for (const one of [
      "* La Panga",
      "8:00 a. m.",
      "6123-4567",
      "Teléfono: Sin dato",
      "Cerrado por temporada: No",
    ])
      expect(said).toContain(one);
    for (const one of ["* Almendros", "$60", "* Marea", "Todos los días", "* Esquina", "995-0000"])
      expect(said).toContain(one);
    expect(`${said}${mail?.html}`).not.toMatch(/confirmFacts\.|{{/);
    expect(said.match(/Todo está bien:/g)).toHaveLength(4);
    expect(said.match(/Algo cambió:/g)).toHaveLength(4);
    expect(confirmLinks(mail)).toHaveLength(4);
    for (const link of confirmLinks(mail)) expect(link).toMatch(/^\/es\/confirm-facts\?token=[\w-]{43}$/);
    const [{ headers = "" } = {}] = await town.rows<{ headers: string }>("SELECT headers FROM outbox");
    expect(headers).toContain("/es/confirm-facts/stop?token=");
    expect(headers).toContain("List-Unsubscribe=One-Click");
  });

  test("includes four weeks of visits, for a place that had any", async () => {
    const owner = await newOwner();
    const seen = await addRestaurant(town, { ...ofOwner(owner), name: "La Panga" });
    const put = (id: string, date: string, view: number, whatsapp = 0) =>
      town.rows(
        "INSERT INTO place_figures (kind, listing_id, day, view, whatsapp) VALUES ('restaurant', ?, ?, ?, ?)",
        ...[id, date, view, whatsapp],
      );
    await put(seen.id, "2026-08-03", 900);
    await put(seen.id, "2026-08-04", 100, 12);
    await put(seen.id, "2026-08-31", 20, 2);
    await run(asked);
    const [mail] = await mailsTo(town, owner.email);
    const sentence =
      "In the last four weeks, your page was opened 120 times; visitors tapped WhatsApp 14 times.";
    expect(mail?.text).toContain(`\n\n${sentence}\n\nAll of it is right:`);
    expect(mail?.html).toContain(`>${sentence}</p>`);

    const several = await newOwner("es");
    const fonda = await addRestaurant(town, { ...ofOwner(several), name: "Fonda <Ana>" });
    await addRestaurant(town, { ...ofOwner(several), name: "Quieta" });
    await addBusiness(town, ofOwner(several));
    await put(fonda.id, "2026-08-20", 1);
    await run(asked);
    const [letter] = await mailsTo(town, several.email);
    const once = "En las últimas cuatro semanas abrieron la página de Fonda";
    expect(letter?.text.match(/En las últimas/g)).toHaveLength(1);
    expect(letter?.text).toContain(`${once} <Ana> una vez.`);
    expect(letter?.html.match(/En las últimas/g)).toHaveLength(1);
    expect(letter?.html).toContain(`${once} &lt;Ana&gt; una vez.`);
    await town.rows("DELETE FROM place_figures");
  });

  test("is sent in the morning, and its tokens are only stored in it", async () => {
    const { link } = await askedOwner();
    const night = new Date("2026-09-10T05:15:00Z");
    const other = await newOwner();
    await addRestaurant(town, ofOwner(other));
    await run(night);
    const [{ due_at = 0 } = {}] = await town.rows<{ due_at: number }>(
      "SELECT due_at FROM outbox WHERE recipient = ?",
      other.email,
    );
    expect(new Date(due_at).toISOString()).toBe("2026-09-10T14:00:00.000Z");
    const token = link.split("token=")[1] ?? "none";
    expect(await everything()).not.toContain(token);
    expect(JSON.stringify(await town.rows("SELECT * FROM audit_entries"))).not.toContain(token);
  });

  test("is sent before a season, even for recent facts, and never twice within a month", async () => {
    const owner = await newOwner();
    const since = Date.parse("2026-10-01T12:00:00Z");
    await addRestaurant(town, { ...ofOwner(owner), approved_at: since, created_at: since });
    const counts: number[] = [];
    for (const date of ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-30", "2026-12-17"]) {
      await run(new Date(`${date}T12:00:00Z`));
      counts.push((await mailsTo(town, owner.email)).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 1]);
    await run(new Date("2026-12-31T12:00:00Z"));
    expect(await mailsTo(town, owner.email)).toHaveLength(2);
  });

  test("a place that comes due soon after a mail waits for the month to pass", async () => {
    const { owner } = await askedOwner();
    const since = start + 10 * day;
    await addRestaurant(town, { ...ofOwner(owner), approved_at: since, created_at: since });
    for (const days of [101, 110, 121]) await run(on(days));
    expect(await mailsTo(town, owner.email)).toHaveLength(1);
    await run(on(123));
    const [mail] = await mailsTo(town, owner.email);
    expect(confirmLinks(mail)).toHaveLength(2);
  });

  test("isn't sent to former owners, unconfirmed addresses, paused accounts and people who opted out", async () => {
    const unproven = await signUp(town);
    await town.rows("DELETE FROM outbox");
    const paused = await newOwner();
    await town.rows("UPDATE users SET paused_at = 1 WHERE id = ?", paused.id);
    const unasked = await newOwner();
    await town.rows("UPDATE profiles SET facts_unasked_since = 1 WHERE id = ?", unasked.id);
    for (const person of [unproven, paused, unasked]) await addRestaurant(town, ofOwner(person));
    const owner = await newOwner();
    await addRestaurant(town, { ...old, user_id: null, external_key: "node/1" });
    await addRestaurant(town, { ...ofOwner(owner), status: "pending" });
    await addRestaurant(town, { ...ofOwner(owner), status: "rejected" });
    await addRestaurant(town, { ...ofOwner(owner), deleted_at: start });
    await run(asked);
    expect(await town.rows("SELECT * FROM outbox")).toEqual([]);
    // They're checked again in a month, not every night.
    const due = await town.rows("SELECT 1 FROM restaurant_listings WHERE ask_at <= ?", on(100).getTime());
    expect(due).toEqual([]);
  });

  test("is sent once to each owner, even if the job dies or runs twice or in parallel", async () => {
    const owners = await Promise.all([1, 2, 3].map(() => newOwner()));
    for (const owner of owners) await addRestaurant(town, ofOwner(owner));
    for (let trip = 1; trip <= 9; trip++)
      for (const failure of [`d1:${trip}`, `d1:${trip}:late`, `d1:${trip}:lost`]) await run(asked, [failure]);
    await Promise.all([run(asked), run(new Date(asked.getTime() + 1)), run(asked)]);
    await run(on(95));
    for (const owner of owners) {
      const mails = await mailsTo(town, owner.email);
      expect(mails).toHaveLength(1);
      expect((await get(confirmLinks(mails[0])[0] ?? "")).status).toBe(200);
    }
    expect(await town.rows("SELECT 1 FROM restaurant_listings WHERE asks <> 1")).toEqual([]);
  });

  test("only reads what is due, however large the town is", async () => {
    const owner = await newOwner();
    await town.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 800)
       INSERT INTO restaurant_listings (id, user_id, slug, form_token, status, language, name, category, address,
         approved_at, created_at, updated_at)
       SELECT 'far-' || i, 'somebody-' || i, 'far_' || i, 'far-' || i, 'approved', 'en', 'Place', 'Seafood', 'Cambutal',
         ?1, ?1, ?1 FROM n`,
      asked.getTime() - 40 * day,
    );
    const place = await addRestaurant(town, ofOwner(owner));
    await town.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 800)
       INSERT INTO place_figures (kind, listing_id, day, view)
       SELECT 'restaurant', iif(i < 400, ?1, 'far-' || i), iif(i < 400, date('2026-08-31', -i || ' days'), '2026-08-20'), 1
       FROM n`,
      place.id,
    );
    const services = town.services({ now: asked });
    await askOwners(services, words, builtInFacts, asked);
    expect(await mailsTo(town, owner.email)).toHaveLength(1);
    expect(services.db.meter.rowsRead).toBeLessThan(120);
  });
});

describe("A mail scanner", () => {
  test("that opens every link, in both ways and languages, changes nothing", async () => {
    const { owner, mail, link } = await askedOwner();
    await post(link, { intent: "save", phone: "6000-0002" });
    const [changed] = await mailsTo(town, owner.email);
    const before = await everything();
    const links = [...linksIn(mail), ...linksIn(changed)];
    expect(new Set(links.filter((one) => one.includes("token="))).size).toBe(3);
    for (const one of links)
      for (const path of [one, one.startsWith("/es") ? one.slice(3) : `/es${one === "/" ? "" : one}`])
        for (const method of ["GET", "HEAD"])
          expect((await get(path, asked, method)).status).toBeLessThan(500);
    expect(await everything()).toBe(before);
  });

  test("gets pages that aren't cached, send no referrer, and aren't indexed", async () => {
    const { link, mail } = await askedOwner();
    for (const path of [
      link,
      linkOf(mail, "/stop"),
      "/confirm-facts?token=no",
      "/confirm-facts/take-back?token=no",
    ]) {
      const page = await get(path);
      expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      expect(await page.text()).toMatch(/<meta name="robots" content="noindex/);
    }
  });
});

describe("An owner's answer", () => {
  test("that everything is right is shown on the place's page, and changes nothing else", async () => {
    const { place, link } = await askedOwner();
    const page = await text(get(link));
    expect(page).toContain("Is this still right?");
    expect(page).toContain("6000-0001");
    const before = await restaurant(place.id);
    const answer = await post(link, { intent: "right", phone: "6000-9999", name: "Mine" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/eat/${place.slug}`]);
    expect(await restaurant(place.id)).toEqual({
      ...before,
      confirmed_at: asked.getTime(),
      asks: 0,
      ask_at: expect.any(Number),
      season_ask_at: expect.any(Number),
    });
    expect(await text(get(`/eat/${place.slug}`))).toContain("Confirmed by the owner on August 31, 2026");
    expect(await text(get(`/es/eat/${place.slug}`))).toContain(
      "Confirmado por el dueño el 31 de agosto de 2026",
    );
  });

  test("that something changed is public at once, mailed to them, and can be undone by its link for a week", async () => {
    const { owner, place, link } = await askedOwner();
    const before = await restaurant(place.id);
    const form = {
      intent: "save",
      phone: "6000-0002",
      whatsapp: "6000-0003",
      "hours.Monday": "9:00 AM - 1:00 PM",
      closed_for_season: "on",
    };
    expect((await post(link, form)).status).toBe(303);
    expect(await restaurant(place.id)).toMatchObject({
      phone: "6000-0002",
      whatsapp: "6000-0003",
      closed_for_season: 1,
      name: "La Panga",
      confirmed_at: asked.getTime(),
    });
    const [mail] = await mailsTo(town, owner.email);
    expect(mail?.subject).toBe("La Panga: what changed");
    expect(mail?.text).toContain("Phone: 6000-0002 (Before: 6000-0001)");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/confirmFacts\.|{{/);
    const back = linkOf(mail, "take-back");
    expect(await text(get(back))).toContain("Now: 6000-0002");
    expect((await get(back, on(99))).status).toBe(400);
    expect((await post(back, {}, on(99))).status).toBe(400);
    expect((await post(back, {}, on(97))).status).toBe(200);
    expect((await post(back, {}, on(97))).status).toBe(400);
    expect(await restaurant(place.id)).toMatchObject({
      ...{
        hours: before?.hours,
        phone: "6000-0001",
        whatsapp: null,
        closed_for_season: 0,
        confirmed_at: null,
      },
    });
  });

  test("doesn't report hours that are only spelled differently", async () => {
    const { owner, place, link } = await askedOwner();
    const hours = JSON.stringify({ Monday: "8 AM - 5 PM" });
    await town.rows("UPDATE restaurant_listings SET hours = ? WHERE id = ?", hours, place.id);
    await post(link, { intent: "save", phone: "6000-0002", "hours.Monday": "8:00 AM - 5:00 PM" });
    expect((await restaurant(place.id))?.hours).not.toBe(hours);
    const [mail] = await mailsTo(town, owner.email);
    expect(mail?.text).toContain("Phone: 6000-0002");
    expect(mail?.text).not.toContain("Hours:");
  });

  test("can't be undone over a later change", async () => {
    const { owner, place, link } = await askedOwner();
    await post(link, { intent: "save", phone: "6000-0002" });
    const back = linkOf((await mailsTo(town, owner.email))[0], "take-back");
    await town.rows("UPDATE restaurant_listings SET phone = '6000-0005' WHERE id = ?", place.id);
    expect(await text(get(back))).toContain("It has changed again since");
    expect((await post(back, {})).status).toBe(400);
    expect(await restaurant(place.id)).toMatchObject({ phone: "6000-0005" });
  });

  test("comes back as typed if it can't be read, or if something else has been saved meanwhile", async () => {
    const { place, link } = await askedOwner({}, "es");
    const wrong = await post(link, { intent: "save", phone: "no sé", "hours.Monday": "7-3" });
    expect(wrong.status).toBe(400);
    const page = await wrong.text();
    expect(page).toContain("no sé");
    expect(plain(page)).toContain("Revisa esto, por favor");
    const version = (await (await get(link)).text()).match(/name="version" value="([^"]+)"/)?.[1] ?? "";
    await town.rows("UPDATE restaurant_listings SET phone = '6000-0005' WHERE id = ?", place.id);
    for (const intent of ["right", "save"]) {
      const stale = await post(link, { intent, version, phone: "6000-0007" });
      expect(stale.status).toBe(409);
      expect(await text(stale)).toContain("Algo cambió mientras tanto");
    }
    expect(await restaurant(place.id)).toMatchObject({ phone: "6000-0005", confirmed_at: null });
    expect((await post(link, { intent: "dance" })).status).toBe(400);
    const copied = await post(link, { intent: "copy-hours", "hours.Monday": "8 AM - 2 PM" });
    expect([copied.status, (await copied.text()).match(/8 AM - 2 PM/g)?.length]).toEqual([200, 7]);
  });

  test('comes back with its version if "all right" can\'t be saved, so that a later change is still found', async () => {
    const { place, link } = await askedOwner();
    const version = (await (await get(link)).text()).match(/name="version" value="([^"]+)"/)?.[1] ?? "";
    const answer = await town.post(
      link,
      { intent: "right", version },
      { now: asked.toISOString(), failure: "d1:3", headers: { "CF-Connecting-IP": newAddress() } },
    );
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
    const versions = [...(await answer.text()).matchAll(/name="version" value="([^"]*)"/g)];
    expect(versions.map(([, text]) => text)).toEqual([version, version]);
    await town.rows("UPDATE restaurant_listings SET phone = '6000-0005' WHERE id = ?", place.id);
    expect((await post(link, { intent: "save", version, phone: "6000-0002" })).status).toBe(409);
  });

  test("is saved completely or not at all, whichever statement fails", async () => {
    const seen = new Set<number>();
    for (const trip of [1, 2, 3, 4])
      for (const kind of ["", ":late", ":lost"]) {
        const { owner, place, link } = await askedOwner();
        const answer = await town.post(
          link,
          { intent: "save", phone: "6000-0002" },
          {
            now: asked.toISOString(),
            failure: `d1:${trip}${kind}`,
            headers: { "CF-Connecting-IP": newAddress() },
          },
        );
        seen.add(answer.status);
        const { phone, confirmed_at } = (await restaurant(place.id)) ?? {};
        const isDone = phone === "6000-0002";
        if (answer.status === 303) expect(isDone).toBe(true);
        expect(confirmed_at).toBe(isDone ? asked.getTime() : null);
        expect(await mailsTo(town, owner.email)).toHaveLength(isDone ? 2 : 1);
        expect((await get(link)).status).toBe(isDone ? 400 : 200);
        if (answer.status === 503) expect(await answer.text()).not.toMatch(/D1_ERROR|SQL/);
      }
    expect([...seen].toSorted()).toEqual([303, 503]);
  });

  test("counts once out of many at the same time", async () => {
    const { owner, link } = await askedOwner();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => post(link, { intent: "save", phone: "6000-0004" })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400, 400, 400]);
    expect(await mailsTo(town, owner.email)).toHaveLength(2);
    expect(await text(get(link))).toContain("You've already answered");
  });

  test("of a kind touches what its own form has: an activity's hours, a business's phone, a hotel's phone and check-in", async () => {
    const owner = await newOwner();
    const activity = await addActivity(town, {
      ...ofOwner(owner),
      hours: "daily 8 am - 5 pm",
      whatsapp: "6000-0001",
    });
    const business = await addBusiness(town, { ...ofOwner(owner), phone: "995-0000" });
    const hotel = await addHotel(town, ofOwner(owner));
    await run(asked);
    const links = confirmLinks((await mailsTo(town, owner.email))[0]);
    const pages = await Promise.all(links.map((link) => text(get(link))));
    const linkTo = (name: string) => links[pages.findIndex((page) => page.includes(name))] ?? "";
    const form = { intent: "save", phone: "6000-0009", whatsapp: "6000-0009", hours: "daily 9 am - 4 pm" };
    expect((await post(linkTo("Marea Alta"), form)).status).toBe(303);
    const toBusiness = (await post(linkTo("La Esquina"), form)).headers.get("Location") ?? "";
    const [ofCategory = "", anchor] = toBusiness.split("#");
    expect(ofCategory).toMatch(/^\/info\?tab=businesses&category=/);
    expect(await (await town.get(ofCategory)).text()).toContain(`id="${anchor}"`);
    const toHotel = linkTo("Los Almendros");
    const facts = { ...form, price_from: "1", name: "Stolen", "policies.phone": "6000-0009" };
    expect((await post(toHotel, { ...facts, "policies.check_in": "whenever" })).status).toBe(400);
    const saved = await post(toHotel, { ...facts, "policies.check_in": "3 PM" });
    expect(saved.headers.get("Location")).toBe(`/stay/${hotel.slug}`);
    const ofHotel = async () =>
      (await town.rows("SELECT name, price_from, policies FROM hotel_listings WHERE id = ?", hotel.id))[0];
    const { policies: _, ...rest } = (await ofHotel()) ?? {};
    expect(await ofHotel()).toEqual({
      name: "Los Almendros",
      price_from: null,
      policies: '{"phone":"6000-0009","check_in":"3 PM"}',
    });
    const [mail] = (await mailsTo(town, owner.email)).filter(
      ({ text }) => text.includes("/stay/") || (text.includes("6000-0009") && text.includes("Los Almendros")),
    );
    const back = new URL(mail?.text.match(/https?:\S+take-back\S+/)?.[0] ?? "");
    const page = await text(get(back.pathname + back.search));
    expect(page).toContain("3:00");
    expect((await post(back.pathname + back.search, {})).status).toBe(200);
    expect(await ofHotel()).toEqual({ ...rest, policies: "{}" });
    const [row] = await town.rows("SELECT * FROM adventure_business_listings WHERE id = ?", activity.id);
    expect(row).toMatchObject({ whatsapp: "6000-0009", hours: expect.stringMatching(/9:00/) });
    const [other] = await town.rows("SELECT * FROM business_listings WHERE id = ?", business.id);
    expect(other).toMatchObject({ phone: "6000-0009", email: null });
  });

  test("is an edit in My Listings as well", async () => {
    const { owner, place } = await askedOwner();
    const page = await (
      await town.get(`/my-listings/restaurant/${place.id}/edit`, { headers: owner.headers })
    ).text();
    expect(page).toContain("La Panga");
    const saved = await town.post(
      `/my-listings/restaurant/${place.id}/edit`,
      { name: "La Panga", category: "Seafood", description: "Fish and rice.", address: place.address },
      { headers: owner.headers, now: asked.toISOString() },
    );
    expect(saved.status).toBe(303);
    expect(await restaurant(place.id)).toMatchObject({ confirmed_at: asked.getTime(), asks: 0 });
  });
});

describe("The token of a place", () => {
  const fields = {
    ...{
      name: "Stolen",
      description: "Stolen",
      category: "Cafe",
      address: "Stolen",
      website: "https://stolen.test",
    },
    ...{
      email: "s@stolen.test",
      user_id: "me",
      slug: "stolen",
      status: "rejected",
      is_premium: "on",
      id: "x",
    },
    ...{
      image_url: "https://stolen.test/a.png",
      kitchen_until: "9 PM",
      "mark.dogs": "yes",
      "menu.0.dish": "Stolen",
    },
    language: "es",
    "translation.name": "Robado",
    latitude: "1",
    longitude: "1",
    kind: "hotel",
    ...{ confirmed_at: "9", asks: "9", display_order: "1", pending_changes: "{}", item: "restaurant:x" },
  };

  test("changes no field except the confirmable facts, and no other place", async () => {
    const { owner, place, link } = await askedOwner();
    const other = await addRestaurant(town, { ...ofOwner(owner), name: "Other" });
    const neighbour = await addRestaurant(town, { ...ofOwner(await newOwner()), name: "Neighbour" });
    const rows = async () => [await restaurant(other.id), await restaurant(neighbour.id)];
    const [before, others] = [await restaurant(place.id), await rows()];
    for (const id of [other.id, neighbour.id]) {
      const answer = await post(`${link}&id=${id}&listing_id=${id}`, { intent: "dance", id, listing_id: id });
      expect(answer.status).toBe(400);
    }
    const saved = await post(link, { intent: "save", phone: "6000-0002", ...fields });
    expect(saved.status).toBe(303);
    const after = await restaurant(place.id);
    const changed = Object.keys(after ?? {}).filter((name) => after?.[name] !== before?.[name]);
    // These are derived from other columns.
    const derived = ["portrait_code", "search_text", "ask_at", "season_ask_at", "updated_at"];
    expect(changed.filter((name) => !derived.includes(name)).toSorted()).toEqual([
      "asks",
      "changed_at",
      "confirmed_at",
      "phone",
    ]);
    expect(await rows()).toEqual(others);
  });

  test("works at no other address of the guide", async () => {
    const { owner, place, link, mail } = await askedOwner();
    const token = link.split("token=")[1] ?? "";
    const stop = linkOf(mail, "/stop").split("token=")[1] ?? "";
    const before = await everything();
    const doors = [
      ...["/auth/verify", "/auth/reset", "/auth/keep-factor", "/auth/data-request", "/newsletter/confirm"],
      ...["/newsletter/unsubscribe", "/confirm-facts/take-back", "/confirm-facts/stop", "/auth/code"],
    ];
    for (const door of doors) {
      const answer = await post(`${door}?token=${token}`, {
        intent: "right",
        password: "three green waves",
        token,
      });
      expect([door, answer.status]).toEqual([
        door,
        expect.toSatisfy((status: number) => status >= 400 || status === 200),
      ]);
    }
    for (const path of [
      ...[
        `/my-listings/restaurant/${place.id}/edit`,
        `/my-listings/restaurant/${place.id}/delete`,
        "/profile",
      ],
      ...["/profile/security", "/admin", "/admin/unanswered", `/admin/submissions/restaurant/${place.id}`],
    ]) {
      for (const asked of [`${path}?token=${token}`, `${path}?token=${stop}`]) {
        expect((await get(asked)).status).toBe(302);
        const answer = await post(asked, { ...fields, intent: "approve" });
        expect([302, 404, 401, 405]).toContain(answer.status);
      }
      const bearer = { Authorization: `Bearer ${token}`, Cookie: `session=${token}` };
      expect((await post(path, fields, asked, bearer)).status).toBeGreaterThanOrEqual(302);
    }
    for (const one of [stop, `${token}x`, token.slice(1), "", "../x", "%00"])
      expect((await post(`/confirm-facts?token=${one}`, { intent: "right" })).status).toBe(400);
    expect(await everything()).toBe(before);
    expect(await mailsTo(town, owner.email)).toHaveLength(1);
  });

  const closed = async (change: (owner: Person, id: string) => Promise<unknown>, at = asked) => {
    const { owner, place, link } = await askedOwner();
    await change(owner, place.id);
    const before = await restaurant(place.id);
    expect((await get(link, at)).status).toBe(400);
    for (const intent of ["right", "save"])
      expect((await post(link, { intent, phone: "6000-0002" }, at)).status).toBe(400);
    expect(await restaurant(place.id)).toEqual(before);
  };

  test("doesn't work after it was used", async () => {
    const { place, link } = await askedOwner();
    expect((await post(link, { intent: "right" })).status).toBe(303);
    const before = await restaurant(place.id);
    for (const intent of ["right", "save"])
      expect((await post(link, { intent, phone: "6000-0002" })).status).toBe(400);
    expect(await restaurant(place.id)).toEqual(before);
    expect(await text(get(link))).toContain("You've already answered");
  });

  test("doesn't work after thirty days", async () => {
    await closed(async () => {}, new Date(asked.getTime() + 30 * day));
  });

  test("doesn't work once the place has another owner, is gone, or was taken down", async () => {
    const set = (change: string) => (_: Person, id: string) =>
      town.rows(`UPDATE restaurant_listings SET ${change} WHERE id = ?`, id);
    for (const change of ["user_id = 'other'", "user_id = NULL", "deleted_at = 5", "status = 'rejected'"])
      await closed(set(change));
  });

  test("doesn't work once its owner's address changes, or the account is paused or deleted", async () => {
    await closed(({ id }) => town.rows("UPDATE users SET email = 'new@example.test' WHERE id = ?", id));
    await closed(({ id }) => town.rows("UPDATE users SET paused_at = 5 WHERE id = ?", id));
    await closed(({ id }) => town.rows("DELETE FROM users WHERE id = ?", id));
    expect(await town.rows("SELECT 1 FROM fact_links WHERE user_id NOT IN (SELECT id FROM users)")).toEqual(
      [],
    );
    await town.rows("UPDATE users SET email = id || '@example.test' WHERE email = 'new@example.test'");
  });

  test("doesn't work once a newer mail was sent", async () => {
    const { owner, link } = await askedOwner();
    await run(on(123));
    const [newer] = await mailsTo(town, owner.email);
    expect((await get(link, on(115))).status).toBe(400);
    expect((await get(confirmLinks(newer)[0] ?? "", on(124))).status).toBe(200);
  });
});

describe("The link that stops the mails", () => {
  test("works by a press or the mail program, not by opening it, and can be undone", async () => {
    const { owner, mail } = await askedOwner();
    const stop = linkOf(mail, "/stop");
    const state = async () => {
      const [row] = await town.rows(
        "SELECT facts_unasked_since AS since FROM profiles WHERE id = ?",
        owner.id,
      );
      return row?.since ?? null;
    };
    expect(await text(get(stop))).toContain("Stop these emails");
    expect(await state()).toBeNull();
    const oneClick = await town.post(
      stop,
      { "List-Unsubscribe": "One-Click" },
      {
        headers: { "Sec-Fetch-Site": "cross-site", "CF-Connecting-IP": newAddress() },
        now: asked.toISOString(),
      },
    );
    expect(oneClick.status).toBe(200);
    expect(await state()).toBe(asked.getTime());
    await run(on(200));
    expect(await mailsTo(town, owner.email)).toHaveLength(1);
    expect(await text(post(stop, { intent: "resume" }, on(200)))).toContain("We'll ask again");
    expect(await state()).toBeNull();
    await run(on(240));
    expect(await mailsTo(town, owner.email)).toHaveLength(2);
    expect((await post("/confirm-facts/stop?token=no", {})).status).toBe(400);
  });
});

describe("Two questions without an answer", () => {
  test("put a place on the admins' list, with a phone number, until somebody confirms it", async () => {
    const admin = await makeAdmin(town);
    const read = (path: string) => text(town.get(path, { headers: admin.headers }));
    const { place } = await askedOwner({ name: "Silent" });
    expect(await read("/admin/unanswered")).toContain("Every owner who was asked has answered");
    await run(on(123));
    expect(await read("/admin")).toContain("The owner of one place hasn't said whether it's still right.");
    expect(await read("/es/admin")).toContain("El dueño de un lugar no ha dicho si todo sigue igual.");
    expect(await read("/admin/unanswered")).toMatch(/Silent.*Asked 2 times, last on October 2, 2026/);
    const done = await town.post(
      "/admin/unanswered",
      { item: `restaurant:${place.id}` },
      { headers: admin.headers, now: on(124).toISOString() },
    );
    expect(done.status).toBe(303);
    expect(await restaurant(place.id)).toMatchObject({ confirmed_at: on(124).getTime(), asks: 0 });
    expect(await read("/admin")).not.toContain("hasn't said whether");
    const owner = await newOwner();
    expect((await town.get("/admin/unanswered", { headers: owner.headers })).status).toBe(404);
    await changeRole(town, admin.email, "revoke");
  });
});

describe("A place's page", () => {
  test("says discreetly after a year that the facts haven't been confirmed", async () => {
    const place = await addRestaurant(town, old);
    expect(await text(get(`/eat/${place.slug}`, on(365)))).not.toContain("Nobody has confirmed");
    expect(await text(get(`/eat/${place.slug}`, on(367)))).toContain(
      "Nobody has confirmed this since June 1, 2026.",
    );
    expect(await text(get(`/es/eat/${place.slug}`, on(367)))).toContain(
      "Nadie lo confirma desde el 1 de junio de 2026.",
    );
  });
});

describe("A person's data", () => {
  test("includes the links and mails, which are deleted with the account", async () => {
    const { owner } = await askedOwner();
    const visitor = await signIn(town, owner);
    const file = (await (
      await town.post(
        "/profile/security",
        { intent: "export", current_password: owner.password },
        { headers: visitor.headers },
      )
    ).json()) as Record<string, unknown>;
    expect(file.profile).toMatchObject({ facts_asked_at: asked.getTime(), facts_unasked_since: null });
    expect(file.fact_links).toHaveLength(2);
    expect(JSON.stringify(file.fact_links)).not.toContain("hash");
    await town.post(
      "/profile/security",
      { intent: "delete-account", current_password: owner.password },
      { headers: visitor.headers },
    );
    expect(await town.rows("SELECT 1 FROM fact_links WHERE user_id = ?", owner.id)).toEqual([]);
    await run(on(300));
    expect((await mailsTo(town, owner.email)).map(({ subject }) => subject)).toEqual([
      "Your account is deleted",
    ]);
  });
});
