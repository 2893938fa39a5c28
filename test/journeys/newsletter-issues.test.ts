import { beforeEach, describe, expect, test } from "vitest";
import { hold } from "../support/events";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openStudio, studioOf } from "../support/studio";
import { newToken } from "../support/submissions";
import { databaseUse } from "../support/town";

const now = "2026-11-21T15:00:00Z";
const { town, studio } = await openStudio(now);
const desk = "/admin/newsletter";

beforeEach(() => town.rows("DELETE FROM newsletter_issues"));

const letter = {
  "subject.en": "December in Cambutal",
  "content.en": '<h2>What\'s on</h2>\n<p>Music on the beach.<script>alert("x")</script></p>',
  "subject.es": "Diciembre en Cambutal",
  "content.es": "<h2>Qué hay</h2>\n<p>Música en la playa.</p>",
  send_at: "",
};

async function begin(intent = "begin"): Promise<string> {
  const answer = await studio.post(desk, { intent, form_token: newToken() });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

const versionAt = async (path: string) => fieldValue((await studio.html(path)).html, "version") ?? "";
const send = async (path: string, intent: string, more: Record<string, string> = {}) =>
  studio.post(path, {
    ...letter,
    intent,
    version: await versionAt(path),
    form_token: newToken(),
    ...more,
  });
const issues = () =>
  town.rows<{ state: string; slug: string | null }>("SELECT state, slug FROM newsletter_issues");

describe("The letter", () => {
  test("begins with what's new, in both languages, and is created once by a form sent twice", async () => {
    const form = { intent: "begin", form_token: newToken() };
    const first = await studio.post(desk, form);
    const second = await studio.post(desk, form);
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    expect(await issues()).toEqual([{ state: "draft", slug: null }]);
    const { html } = await studio.html(first.headers.get("Location") ?? "");
    expect(fieldValue(html, "subject.en")).toBe("December 2026 in Cambutal");
    expect(fieldValue(html, "subject.es")).toBe("Cambutal en diciembre de 2026");
    expect(html).toContain("The season");
    expect(html).toContain("La temporada");
  });

  test("lists events with day and hour, with quotes escaped correctly", async () => {
    await hold(town, { title: "Fisherman's night", event_date: "2026-12-08", now: new Date(now) });
    const { html } = await studio.html(await begin());
    const linked = '<a href="/events/fishermans-night">Fisherman\'s night</a>, Beach front';
    expect(fieldValue(html, "content.en")).toContain(`<li>Tuesday, December 8, 6:00\u00a0PM: ${linked}</li>`);
    expect(fieldValue(html, "content.es")).toContain("<li>Martes 8 de diciembre, 6:00\u00a0p.\u00a0m.: <a");
  });

  test("lists a class that's on twice a week once, with its rule and a link to all its dates", async () => {
    const rule = {
      pattern_type: "weekly",
      interval_value: 1,
      days_of_week: [2, 4],
      day_of_month: null,
    } as const;
    const endless = { end_type: "never", end_count: null, end_date: null } as const;
    await hold(town, {
      title: "Morning yoga",
      event_date: "2026-12-01",
      start_time: "07:00",
      end_time: "08:00",
      pattern: { ...rule, ...endless },
      now: new Date(now),
    });
    const { html } = await studio.html(await begin());
    const english = fieldValue(html, "content.en") ?? "";
    expect(english).toContain(
      '<li>Every Tuesday and Thursday, 7:00\u00a0AM: <a href="/events/morning-yoga">Morning yoga</a>, Beach front</li>',
    );
    expect(english.match(/Morning yoga/g)).toHaveLength(1);
    expect(fieldValue(html, "content.es")).toContain(
      '<li>Todos los martes y jueves, 7:00\u00a0a.\u00a0m.: <a href="/es/events/morning-yoga">',
    );
  });

  test("lists the dates of what's on every other week", async () => {
    await hold(town, {
      title: "Town cleanup",
      event_date: "2026-12-12",
      start_time: "08:00",
      end_time: "10:00",
      pattern: {
        pattern_type: "weekly",
        interval_value: 2,
        days_of_week: [6],
        day_of_month: null,
        end_type: "never",
        end_count: null,
        end_date: null,
      },
      now: new Date(now),
    });
    const { html } = await studio.html(await begin());
    expect(fieldValue(html, "content.en")).toContain("<li>Saturdays, December 12 and 26, 8:00\u00a0AM: <a");
    expect(fieldValue(html, "content.es")).toContain(
      "<li>Sábados 12 y 26 de diciembre, 8:00\u00a0a.\u00a0m.: <a",
    );
  });

  test("describes a new place in one line", async () => {
    await addRestaurant(town, {
      name: "La Panga Nueva",
      slug: "la_panga_nueva",
      description: "Fish from the boats of the morning. Closed on Mondays.",
    });
    const { html } = await studio.html(await begin());
    const link = '<a href="/eat/la_panga_nueva">La Panga Nueva</a>';
    expect(fieldValue(html, "content.en")).toContain(
      `<li>${link}, a place to eat: Fish from the boats of the morning</li>`,
    );
    expect(fieldValue(html, "content.es")).toContain("La Panga Nueva</a>, para comer: ");
  });

  test("is published in the archive, cleaned, in each language, and listed in feed, list and sitemap", async () => {
    const path = await begin();
    expect((await town.get("/newsletter/december-in-cambutal")).status).toBe(404);
    expect(await studio.toastOf(await send(path, "send"))).toBe("default.letterPublished");
    const page = await town.get("/newsletter/december-in-cambutal");
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(databaseUse(page).trips).toBe(1);
    expect(page.headers.get("Cache-Tag")).toContain("newsletter");
    expect(html).toContain("Music on the beach.");
    expect(html).not.toContain("alert(");
    const spanish = await (await town.get("/es/newsletter/december-in-cambutal")).text();
    expect(spanish).toContain("Música en la playa.");
    expect(spanish).toContain("<title>Diciembre en Cambutal");
    const feed = await (await town.get("/es/newsletter.xml")).text();
    expect(feed).toContain("Diciembre en Cambutal");
    expect(feed).toContain("/es/newsletter/december-in-cambutal");
    expect(plain(await (await town.get("/newsletter")).text())).toContain("December in Cambutal");
    await town.run({ cron: "7 * * * *", at: new Date(now) });
    const sitemap = await (await town.get("/sitemap.xml")).text();
    expect(sitemap).toContain("/es/newsletter/december-in-cambutal");
  });

  test("that wasn't mailed can be withdrawn: page, list, feed and sitemap are without it, and publishing again keeps its address", async () => {
    const path = await begin();
    const address = "/newsletter/december-in-cambutal";
    await send(path, "send");
    const typed = { "content.en": "<p>What I was writing.</p>" };
    expect(await studio.toastOf(await send(path, "take-back", typed))).toBe("default.letterTakenBack");
    expect(await issues()).toEqual([{ state: "draft", slug: null }]);
    expect(fieldValue((await studio.html(path)).html, "content.en")).toBe(typed["content.en"]);
    for (const gone of [address, `/es${address}`]) expect((await town.get(gone)).status, gone).toBe(404);
    for (const list of ["/newsletter", "/newsletter.xml", "/es/newsletter.xml", "/sitemap.xml"])
      expect(await (await town.get(list)).text(), list).not.toContain("december-in-cambutal");
    const acts = await town.rows("SELECT id FROM audit_log WHERE action = 'newsletter.recall'");
    expect(acts).toHaveLength(1);
    await send(path, "send");
    expect((await town.get(address)).status).toBe(200);
  });

  test("that's no longer in the archive can't be withdrawn a second time", async () => {
    const path = await begin();
    expect((await send(path, "take-back")).status).toBe(409);
  });

  test("with a repeated subject gets an address of its own", async () => {
    for (const intent of ["begin", "begin-another"]) await send(await begin(intent), "send");
    expect((await issues()).map(({ slug }) => slug).sort()).toEqual([
      "december-in-cambutal",
      "december-in-cambutal-2",
    ]);
  });

  test("can be scheduled, unscheduled, and is published once by a job that runs twice", async () => {
    const path = await begin();
    const late = await send(path, "schedule", { send_at: "2026-11-20T08:00" });
    expect(late.status).toBe(400);
    expect(await late.text()).toContain("still to come");
    const never = await send(path, "schedule");
    expect(await never.text()).toContain("Please enter a day and a time");
    await send(path, "schedule", { send_at: "2026-12-01T08:00" });
    expect(await issues()).toEqual([{ state: "scheduled", slug: null }]);
    expect(await studio.toastOf(await send(path, "stop"))).toBe("default.letterStopped");
    await send(path, "schedule", { send_at: "2026-12-01T08:00" });
    await town.run({ cron: "* * * * *", at: new Date("2026-12-01T12:59:00Z") });
    expect(await issues()).toEqual([{ state: "scheduled", slug: null }]);
    await town.run({ cron: "* * * * *", at: new Date("2026-12-01T13:00:00Z") });
    await town.run({ cron: "* * * * *", at: new Date("2026-12-01T13:01:00Z") });
    expect(await issues()).toEqual([{ state: "published", slug: "december-in-cambutal" }]);
    const acts = await town.rows(
      "SELECT id FROM audit_log WHERE action = 'newsletter.publish' AND actor_id IS NULL",
    );
    expect(acts).toHaveLength(1);
  });

  test("shows what's missing beside its field and loses nothing; a draft may be incomplete", async () => {
    const path = await begin();
    const empty = await send(path, "send", { "subject.es": "", "content.es": " " });
    const html = await empty.text();
    expect(empty.status).toBe(400);
    expect(html).toContain("Please write the letter in this language too");
    expect(fieldValue(html, "subject.en")).toBe(letter["subject.en"]);
    expect((await send(path, "save-draft", { "subject.es": "", "content.es": "" })).status).toBe(303);
  });

  test("edited by two people at once is overwritten by neither", async () => {
    const path = await begin();
    const opened = await versionAt(path);
    await send(path, "save-draft");
    const other = await send(path, "save-draft", { version: opened, "subject.en": "Mine" });
    expect(other.status).toBe(409);
    const html = await other.text();
    expect(plain(html)).toContain("You saved this letter in another window: November 21, 2026, 10:00 AM");
    expect(plain(html)).toMatch(/What's there now.*December in Cambutal.*Music on the beach/);
    const rosa = await makeAdmin(town, { email: "rosa@example.test", name: "Rosa" });
    const secondEditor = studioOf(town, rosa, now);
    const beforeRosa = fieldValue(html, "version") ?? "";
    await secondEditor.post(path, {
      ...letter,
      intent: "save-draft",
      version: beforeRosa,
      "subject.es": "De Rosa",
    });
    const again = await send(path, "save-draft", { version: beforeRosa, "subject.en": "Mine" });
    expect(again.status).toBe(409);
    const shown = await again.text();
    expect(plain(shown)).toMatch(/Rosa saved this letter in the meantime.*What's there now.*De Rosa/);
    expect(fieldValue(shown, "subject.en")).toBe("Mine");
    const version = fieldValue(shown, "version") ?? "";
    expect((await send(path, "save-draft", { version, "subject.en": "Mine" })).status).toBe(303);
    await town.rows("DELETE FROM user_roles WHERE user_id = ?", rosa.id);
  });

  test("is only created for a month that has one if a second one is requested", async () => {
    const first = await begin();
    const answer = await studio.post(desk, { intent: "begin", form_token: newToken() });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(plain(html)).toContain("December 2026 already has its letter");
    expect(html).toContain(`href="${first}"`);
    expect(await issues()).toHaveLength(1);
    await begin("begin-another");
    expect(await issues()).toHaveLength(2);
    await town.rows("UPDATE newsletter_issues SET created_at = ?", Date.parse("2026-11-20T04:59:00Z"));
    expect((await studio.html(desk)).html).not.toContain("already has its letter");
  });

  test("saved without one of its subjects says so, and again beside the field", async () => {
    const path = await begin();
    const saved = await send(path, "save-draft", { "subject.es": "" });
    expect(await studio.toastOf(saved)).toBe("default.letterSavedInPart");
    const { html } = await studio.html(path);
    expect(html.match(/Still empty\./g)).toHaveLength(1);
    expect(await studio.toastOf(await send(path, "save-draft"))).toBe("default.letterSaved");
    expect((await studio.html(path)).html).not.toContain("Still empty.");
  });

  test("isn't mailed without a provider, which the desk says when creating one", async () => {
    expect(plain((await studio.html(desk)).html)).toContain("Letters can't be mailed yet");
  });

  test("can be previewed, and takes blocks and snippets without scripts", async () => {
    const path = await begin();
    const seen = await (await send(path, "preview")).text();
    expect(seen).toContain("As readers will see it");
    expect(seen).toContain('<a href="/es/newsletter">Todas las cartas</a>');
    const added = await (await send(path, "add:season")).text();
    expect(fieldValue(added, "content.en")).toContain("The season");
    expect(fieldValue(added, "content.es")).toContain("La temporada");
    const piece = await (await send(path, "insert:quote:es")).text();
    expect(fieldValue(piece, "content.es")).toContain("blockquote");
    expect(fieldValue(piece, "content.en")).not.toContain("blockquote");
  });

  test("is only accessible to admins", async () => {
    const path = await begin();
    const owner = await signUp(town);
    for (const address of [desk, path, `${desk}?format=csv`]) {
      expect((await town.get(address)).status, address).toBe(302);
      expect((await town.get(address, { headers: owner.headers })).status, address).toBe(404);
    }
    const posted = await town.post(path, { ...letter, intent: "send" }, { headers: owner.headers });
    expect(posted.status).toBe(404);
    expect(await issues()).toEqual([{ state: "draft", slug: null }]);
  });

  test("has readers: by state and language, and as a table without spreadsheet formulas", async () => {
    await town.rows("DELETE FROM newsletter_subscriptions");
    await town.rows(
      `INSERT INTO newsletter_subscriptions (id, email, language, unsubscribe_token, created_at, confirmed_at)
       VALUES ('1', 'ana@example.com', 'es', 'a', 1, 1790000000000), ('2', '=cmd@example.com', 'en', 'b', 1, NULL)`,
    );
    const { html } = await studio.html(desk);
    expect(plain(html)).toContain("1 reader at the end of November 2026");
    const { response, html: table } = await studio.html(`${desk}?format=csv`);
    expect(response.headers.get("Content-Type")).toContain("text/csv");
    expect(table).toContain("ana@example.com,es,confirmed");
    expect(table).toContain("'=cmd@example.com,en,waiting");
  });

  test("that isn't ready by the 25th triggers one reminder per admin, draft or not, however often the job runs", async () => {
    await makeAdmin(town, { email: "second@example.test" });
    const path = await begin();
    await town.rows("DELETE FROM outbox");
    const asked = () =>
      town.rows("SELECT recipient, subject FROM outbox WHERE cause LIKE 'newsletter-missing:%'");
    const hourly = (at: string) => town.run({ cron: "7 * * * *", at: new Date(at) });
    await hourly("2026-11-24T15:07:00Z");
    expect(await asked()).toEqual([]);
    await hourly("2026-11-25T15:07:00Z");
    await hourly("2026-11-26T15:07:00Z");
    const subject = "No letter is ready this month";
    expect(await asked()).toHaveLength(2);
    expect(await asked()).toContainEqual({ recipient: "second@example.test", subject });
    await send(path, "schedule", { send_at: "2026-12-30T08:00" });
    await hourly("2026-12-26T15:07:00Z");
    expect(await asked()).toHaveLength(2);
  });
});
