import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cronOfJob } from "../../app/rules/site/jobs";
import { insertMail } from "../../app/server/db/mail/outbox";
import { deliverMail } from "../../app/server/operations/mail/deliver-mail";
import { tellFailing } from "../../app/server/operations/review/tell-failing";
import { fetchWaves } from "../../app/server/operations/sea/fetch-waves";
import { type Job, runJob } from "../../app/server/operations/site/run-job";
import { openForecastService } from "../support/forecast-service";
import { words } from "../support/mail-words";
import { plain, tags } from "../support/page-html";
import { makeAdmin, type Person } from "../support/people";
import { databaseUse, openTown, type Town } from "../support/town";

const noon = Date.parse("2026-11-23T17:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const at = (later = 0) => new Date(noon + later);

let town: Town;
let admin: Person;
beforeAll(async () => {
  town = await openTown({ now: at().toISOString() });
  admin = await makeAdmin(town);
});
afterAll(() => town.close());
beforeEach(async () => {
  for (const table of ["outbox", "job_runs", "search_changes"]) await town.rows(`DELETE FROM ${table}`);
  await runAll();
});

async function runAll(later = 0): Promise<void> {
  for (const cron of new Set(Object.values(cronOfJob))) await town.run({ cron, at: at(later) });
}

/** The mail sent at that time. */
async function mailed(later: number, failure?: string): Promise<string> {
  await tellFailing(town.services({ now: at(later), failures: failure ? [failure] : [] }), words, at(later));
  await town.settle();
  const mails = await town.rows<{ text: string }>("SELECT text FROM outbox WHERE cause LIKE 'failing:%'");
  await town.rows("DELETE FROM outbox WHERE cause LIKE 'failing:%'");
  return mails.map(({ text }) => text).join();
}

/** What a monitor reads, followed by what an admin reads on the dashboard in both languages and by mail. */
async function seen({ later = 0, failure }: { later?: number; failure?: string } = {}) {
  const send = { now: at(later).toISOString(), failure };
  const watcher = await town.get("/healthz/work", send);
  const work = await town.get("/healthz/work", { ...send, headers: admin.headers });
  const pages = await Promise.all(
    ["/admin", "/es/admin"].map(async (path) => {
      const html = await (await town.get(path, { ...send, headers: admin.headers })).text();
      return plain(/id="needs-person"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "");
    }),
  );
  const mail = await mailed(later, failure);
  return {
    word: `${watcher.status} ${(await watcher.text()).trim()}`,
    lines: await work.text(),
    pages,
    mail,
  };
}

const well = { word: "200 ok", lines: "ok\n", pages: ["", ""], mail: "" };

async function run(name: string, job: Job, later = 0): Promise<void> {
  const slot = { job: name, cron: cronOfJob[name] ?? "", slot: at(later) };
  await runJob(town.services({ now: at(later) }), slot, job);
}

test("all is well if every job ran and nothing failed", async () => {
  expect(await seen()).toEqual(well);
});

test("a failed job is shown until it succeeds", async () => {
  await run("sweep", () => Promise.reject(new Error("no room")), minute);
  const failing = await seen({ later: minute });
  expect(failing.word).toBe("503 failing");
  expect(failing.lines).toContain("\njob sweep failed");
  expect(failing.pages[0]).toContain("Clearing out expired data failed: Error: no room");
  expect(failing.pages[1]).toContain("Botar lo que ya pasó: falló. Error: no room");
  expect(failing.mail).toContain("Clearing out expired data failed: Error: no room");
  await run("sweep", async () => "done", minute);
  expect(await seen({ later: minute })).toEqual(well);
});

test("a missing forecast is shown until it's back", async () => {
  const service = await openForecastService();
  const asking: Job = (services, now) =>
    fetchWaves({ ...services, settings: { ...services.settings, forecastService: service.address } }, now);
  service.become("failing");
  await run("fetchWaves", asking, minute);
  const away = await seen({ later: minute });
  expect([away.word, away.lines]).toEqual(["503 failing", expect.stringContaining("job fetchWaves failed")]);
  for (const text of [away.pages[0], away.mail])
    expect(text).toContain("Fetching the forecast of the waves failed");
  service.become("well");
  await run("fetchWaves", asking, 2 * minute);
  expect(await seen({ later: 2 * minute })).toEqual(well);
  await service.close();
});

test("a cron that doesn't run is shown after twice its interval", async () => {
  const silent = await seen({ later: hour });
  expect(silent.word).toBe("503 failing");
  expect(silent.pages[0]).toContain("Sending mail hasn't run since");
  expect(silent.pages[0]).not.toContain("Making the sitemap");
  expect(silent.mail).toContain("Sending mail hasn't run since");
  await runAll(hour);
  expect(await seen({ later: hour })).toEqual(well);
});

test("a search index an hour behind is shown until it has caught up", async () => {
  await town.rows("INSERT INTO search_changes (kind, ref) VALUES ('restaurant', 'gone')");
  await run("updateSearch", async () => "625 changes, more left", hour + minute);
  await town.rows("UPDATE job_runs SET slot = slot + ? WHERE job <> 'updateSearch'", hour + minute);
  const behind = await seen({ later: hour + minute });
  expect(behind.word).toBe("503 failing");
  for (const text of [behind.pages[0], behind.mail])
    expect(text).toContain("The search has been behind since");
  await runAll(hour + 2 * minute);
  expect(await seen({ later: hour + 2 * minute })).toEqual(well);
});

test("a missing bucket is shown by name until it answers again", async () => {
  const { buckets } = town.services();
  const names = [...Object.keys(buckets), "site-files"];
  for (const [index, name] of names.entries()) {
    const gone = await seen({ failure: `r2:${index + 1}` });
    expect(gone.word).toBe("503 failing");
    for (const text of [gone.pages[0], gone.mail])
      expect(text).toContain(`The bucket ${name} doesn't answer`);
    expect(gone.pages[1]).toContain(name);
  }
  expect(await seen()).toEqual(well);
});

async function failMail(): Promise<void> {
  const refusing = { send: () => Promise.reject(new Error("over quota")) } as unknown as SendEmail;
  const mail = {
    cause: `test:${town.nextNumber()}`,
    recipient: "ana@example.test",
    subject: "s",
    text: "t",
    html: "h",
  };
  await insertMail(town.services().db, { ...mail, headers: {} }, at());
  for (let tries = 0; tries < 6; tries++) {
    const now = at(tries * 13 * hour);
    await deliverMail(town.services({ now, platform: { EMAIL: refusing } }), now);
  }
}

test("a mail that failed all its tries is shown until an admin retries or dismisses it", async () => {
  await failMail();
  const failing = await seen();
  expect(failing.word).toBe("503 failing");
  expect(failing.pages[0]).toMatch(
    /An email couldn't be sent after all its tries: Error: over quota.*Try again/,
  );
  expect(failing.mail).toContain("An email couldn't be sent after all its tries: Error: over quota");
  const press = (intent: string) => town.post("/admin", { intent }, { headers: admin.headers });
  expect((await press("mail-again")).status).toBe(303);
  await town.settle();
  expect(await seen()).toEqual(well);
  expect(await town.rows("SELECT tries, failed_at FROM outbox WHERE cause LIKE 'test:%'")).toEqual([
    { tries: 0, failed_at: null },
  ]);
  await town.rows("DELETE FROM outbox");
  await failMail();
  expect((await seen()).word).toBe("503 failing");
  await press("mail-rest");
  expect(await seen()).toEqual(well);
});

test("pictures without alt text and a nearly full bucket need a person, but aren't failures", async () => {
  await town.rows(`INSERT INTO images (key, bucket, content_type, bytes, width, height, colour, alt_en, created_at)
    VALUES ('pages/a.webp', 'cms-images', 'image/webp', 8060000000, 1, 1, 0, 'A wave', 0)`);
  const { word, pages } = await seen();
  expect(word).toBe("200 ok");
  expect(pages[0]).toContain("The room for pictures is nearly full: 8.1 of 10 GB. One picture has no text");
  expect(pages[1]).toContain("A una foto le faltan palabras");
  await town.rows("UPDATE images SET bytes = 1, alt_es = 'Una ola'");
  expect(await seen()).toEqual(well);
});

test("English newer than its Spanish is shown until the Spanish is updated, with a link", async () => {
  const words = async (page_path: string, title: string) => {
    const form = { intent: "publish", page_path, section_name: "hero", "data.title": title };
    expect((await town.post("/admin/content", form, { headers: admin.headers })).status).toBe(303);
  };
  await words("/surf", "Surf here");
  await words("/es/surf", "Surf aquí");
  expect(await seen()).toEqual(well);
  await words("/surf", "Surf here today");
  const { word, pages } = await seen();
  expect([word, pages[0]]).toEqual([
    "200 ok",
    expect.stringContaining("The English is newer than the Spanish: Surf guide, 1 part"),
  ]);
  expect(pages[1]).toContain("El inglés es más nuevo que el español: Guía de surf, 1 parte");
  const html = await (await town.get("/admin", { headers: admin.headers })).text();
  expect(tags(html, { href: "/admin/content?page_path=%2Fes%2Fsurf" })).toHaveLength(1);
  await words("/es/surf", "Surf aquí hoy");
  expect(await seen()).toEqual(well);
});

test("open claims are shown with the oldest one's age, and cost the same rows however many there are", async () => {
  const claim = (number: number, created_at: number) =>
    town.rows(
      "INSERT INTO place_claims (user_id, kind, listing_id, note, created_at) VALUES (?, 'restaurant', ?, 'Mine', ?)",
      admin.id,
      `claimed${number}`,
      created_at,
    );
  await claim(0, noon - 50 * hour);
  expect((await seen()).pages[0]).toContain(
    "Somebody says a place is theirs and is waiting for an answer. It came 2 days ago.",
  );
  const rows = async () => {
    const answer = await town.get("/admin", { now: at().toISOString(), headers: admin.headers });
    expect(tags(await answer.text(), { href: "/admin/people" }).length).toBeGreaterThan(1);
    return databaseUse(answer).rows;
  };
  for (let number = 1; number <= 120; number++) await claim(number, noon - hour);
  expect((await seen()).pages[1]).toContain(
    "100 personas dicen que un lugar es suyo y esperan respuesta. La solicitud más antigua llegó anteayer",
  );
  const many = await rows();
  for (let number = 200; number <= 260; number++) await claim(number, noon - hour);
  expect(await rows()).toBe(many);
  await town.rows("DELETE FROM place_claims");
  expect(await seen()).toEqual(well);
});

test("waiting submissions show since when, oldest first", async () => {
  const page = async (path: string) =>
    plain(await (await town.get(path, { now: at(48 * hour).toISOString(), headers: admin.headers })).text());
  expect(await page("/admin")).not.toContain("Waiting for review");
  await town.rows(
    `INSERT INTO restaurant_listings (id, slug, form_token, name, category, address, language, status, waiting_since, created_at, updated_at)
     VALUES ('r', 'r', 'r', 'R', 'Cafe', 'a', 'en', 'pending', ?, 0, 0)`,
    noon,
  );
  expect(await page("/admin")).toContain("Restaurants 1 the oldest came 2 days ago");
  expect(await page("/es/admin")).toContain("Restaurantes 1 lo más antiguo llegó anteayer");
});

test("admins are mailed once a day while it lasts", async () => {
  const told = () => town.rows("SELECT subject FROM outbox WHERE cause LIKE 'failing:%'");
  const broken = async (later: number) => {
    await run("sweep", () => Promise.reject(new Error("no room")), later - minute);
    await town.run({ cron: cronOfJob.tellFailing ?? "", at: at(later) });
  };
  expect(await told()).toEqual([]);
  await broken(hour);
  await broken(2 * hour);
  expect(await told()).toEqual([{ subject: "Something in the guide isn't working" }]);
  const [mail] = await town.rows<{ text: string }>("SELECT text FROM outbox WHERE cause LIKE 'failing:%'");
  expect(mail?.text).toContain("Clearing out expired data failed: Error: no room");
  await broken(24 * hour);
  expect(await told()).toHaveLength(2);
});
