import { afterEach, describe, expect, test } from "vitest";
import { catalogs } from "../../app/locales/index";
import { flatWords } from "../../app/rules/content/catalog-words";
import { readCsv, writeCsv } from "../../app/rules/content/csv";
import { localPath } from "../../app/rules/site/language";
import { importWords, saveWord } from "../../app/server/operations/content/save-words";
import { breakEach } from "../support/broken-batches";
import { hold } from "../support/events";
import { mailsTo } from "../support/mailbox";
import { multipart } from "../support/multipart";
import { fieldValue, plain, tag } from "../support/page-html";
import { makeVerified, signUp } from "../support/people";
import { addHotel } from "../support/places";
import { openStudio } from "../support/studio";
import { databaseUse } from "../support/town";

const now = "2026-11-21T15:00:00Z";
const at = new Date(now);
const { town, admin, studio } = await openStudio(now);
afterEach(async () => {
  await town.rows("DELETE FROM translations");
  await town.rows("UPDATE word_changes SET number = number + 1");
});

const screen = "/admin/translations";
const button = "newsletter.button";
const find = (query: string) => studio.html(`${screen}?${query}`);
const save = (key: string, form: Record<string, string>, more = {}) =>
  studio.post(screen, { key, intent: "save", ...form }, more);
const read = async (path: string) => (await town.get(path)).text();
const overrides = () =>
  town.rows<{ language: string; translation_key: string; value: string }>(
    "SELECT language, translation_key, value FROM translations ORDER BY 1, 2",
  );

describe("A word", () => {
  test("is found by its key or by its text in either language, with a link to where it's used", async () => {
    for (const query of [`q=${button}`, "q=Suscribirme", "q=subscribe"]) {
      const { html, response } = await find(query);
      expect(html, query).toContain(`value="${button}"`);
      expect(databaseUse(response).trips).toBe(2);
    }
    expect((await find("q=Fishing")).html).not.toMatch(/ (id|for)="[^"]* /);
    const { html } = await find("area=sea");
    expect(html).toContain('href="/today"');
    expect((await find(`q=${button}`)).html).toContain('href="/#:~:text=Subscribe"');
    expect(html).not.toContain(`value="${button}"`);
    expect(plain((await find("q=xyzzy")).html)).toContain("No text says that");
  });

  test("is listed under its screen, in a visitor's reading order", async () => {
    const words = plain((await find("")).html);
    expect(words).toMatch(/Search (Top and bottom of every page) Home Playa Cambutal Guide/);
    expect(words).not.toContain("(optional)");
    expect(plain((await find("area=submission&q=title")).html)).toContain("Forms for places /add-hotel");
  });

  test("when changed, is on the pages at once, though words are cached; and it can be reset", async () => {
    expect(await read("/es")).toContain("Suscribirme");
    const saved = await save(button, { "value.en": "Sign me up", "value.es": "Anotarme" });
    expect(await studio.toastOf(saved)).toBe("default.wordsSaved");
    expect(await read("/es")).toContain("Anotarme");
    expect(await read("/")).toContain("Sign me up");
    const use = databaseUse(await town.get("/privacy"));
    expect(use.trips).toBe(1);
    expect(databaseUse(await town.get("/privacy")).rows).toBeLessThanOrEqual(use.rows);
    const { html } = await find("changed=on");
    expect(fieldValue(html, "value.es")).toBe("Anotarme");
    expect(plain(html)).toContain("Built in: Suscribirme");
    const reset = await studio.post(screen, { key: button, intent: "reset" });
    expect(await studio.toastOf(reset)).toBe("default.wordsReset");
    expect(await read("/es")).toContain("Suscribirme");
    expect(await overrides()).toEqual([]);
  });

  test("when changed, is on forms too, and handed to their scripts", async () => {
    await save("submission.restaurant.title", {
      "value.en": "Add <your> kitchen",
      "value.es": "Suma tu fonda",
    });
    for (const [path, word] of [
      ["/add-restaurant", "Add &lt;your&gt; kitchen"],
      ["/es/add-restaurant", "Suma tu fonda"],
    ] as const) {
      const response = await town.get(path, { headers: admin.headers });
      const html = await response.text();
      expect(html).toContain(`${word}</h1>`);
      const handed = JSON.parse(tag(html, { id: "words" })?.value ?? "{}");
      expect(handed.screen).toBe("place");
      const value = path.startsWith("/es") ? "Suma tu fonda" : "Add <your> kitchen";
      expect(handed.overrides).toContainEqual({ key: "submission.restaurant.title", value });
    }
    await save("submission.restaurant.title", { "value.en": "", "value.es": "" });
  });

  test.each([
    ["/auth", "account.auth.title"],
    ["/auth?tab=sign-up", "account.auth.signUpLead"],
    ["/auth/recover", "account.recover.title"],
    ["/add-restaurant", "submission.restaurant.title"],
    ["/nowhere", "errors.notFound.title"],
    ["/newsletter", "newsletter.title"],
    ["/newsletter/confirm?token=x", "newsletter.confirm.title"],
    ["/newsletter/unsubscribe?token=x", "newsletter.unsubscribe.title"],
    ["/auth/reset?token=x", "account.reset.title"],
    ["/auth/verify?token=x", "account.verify.title"],
    ["/auth/code", "account.code.title"],
    ["/add-event", "eventForm.title"],
    ["/add-blog", "postForm.title"],
  ])("when changed, is on %s too, for signed-out visitors", async (path, key) => {
    await save(key, { "value.en": "Said another way", "value.es": "Dicho de otro modo" });
    expect(await read(path)).toContain("Said another way");
    expect(await read(localPath("es", path))).toContain("Dicho de otro modo");
  });

  test.each([
    ["/blog.xml", "blog.feed.title"],
    ["/calendar.ics", "events.feed.name"],
    ["/tides.ics", "sea.tides.feed"],
  ])("when changed, is in %s too, in its one trip", async (path, key) => {
    await save(key, { "value.en": "Said another way" });
    const feed = await town.get(path);
    expect([await feed.text(), databaseUse(feed).trips]).toEqual([
      expect.stringContaining("Said another way"),
      1,
    ]);
  });

  test("when changed, is in the answer to a form, in its title and in its toast", async () => {
    await save("account.auth.signInFailed", { "value.en": "That door stays shut" });
    await save("toasts.subscribed.title", { "value.en": "Look into your mail" });
    const form = { intent: "sign-in", email: "nobody@example.com", password: "wrong" };
    expect(await (await town.post("/auth", form)).text()).toContain("That door stays shut");
    const after = await town.get("/surf", { headers: { Cookie: "flash=default.subscribed" } });
    expect(await after.text()).toContain("Look into your mail");
  });

  test("when changed, is in every mail of its language, whatever the page that sends it, and in those of jobs", async () => {
    await save("mails.greeting", { "value.en": "Ahoy,", "value.es": "¡Epa!" });
    const rosa = await signUp(town);
    await town.rows("UPDATE profiles SET language = 'es' WHERE id = ?", rosa.id);
    const mailed = async (email: string) =>
      (await mailsTo(town, email)).map(({ text }) => text.split("\n")[0]);

    const { id } = await addHotel(town, { status: "pending", waiting_since: at.getTime(), user_id: rosa.id });
    const approved = await studio.post(`/admin/submissions/hotel/${id}`, { intent: "approve" });
    expect(approved.status).toBe(303);
    const recovery = { email: rosa.email };
    expect((await town.post("/auth/recover", recovery)).status).toBe(303);
    expect((await town.post("/es/newsletter", { email: "ana@example.test", returnTo: "/es" })).status).toBe(
      303,
    );
    await hold(town, { title: "Drums" });
    const asked = { headers: rosa.headers };
    expect((await town.post("/events/drums/2026-12-01/reminder", { intent: "remind" }, asked)).status).toBe(
      303,
    );
    await addHotel(town, { status: "pending", waiting_since: Date.parse("2026-12-01T10:00:00Z") });
    await town.run({ cron: "* * * * *", at: new Date("2026-12-01T11:00:00Z") });

    expect(await mailed(rosa.email)).toEqual(["¡Epa!", "¡Epa!", "¡Epa!", "Ahoy,"]);
    expect(await mailed("ana@example.test")).toEqual(["¡Epa!"]);
    expect(await mailed(admin.email)).toContain("Ahoy,");
  });

  test("when changed, is in mails of jobs to owners and admins, and from visitors' pages to owners", async () => {
    await save("mails.greeting", { "value.en": "Ahoy,", "value.es": "¡Epa!" });
    const rosa = await makeVerified(town, await signUp(town));
    await town.rows("UPDATE profiles SET language = 'es' WHERE id = ?", rosa.id);
    await town.rows("DELETE FROM outbox");
    const old = Date.parse("2026-06-01T12:00:00Z");
    const { slug } = await addHotel(town, {
      user_id: rosa.id,
      approved_at: old,
      created_at: old,
      updated_at: old,
    });
    expect((await town.post(`/stay/${slug}/correction`, { what: "number", note: "x" })).status).toBe(303);
    await town.run({ cron: "15 5 * * *", at: new Date("2026-11-26T10:15:00Z") });
    await town.run({ cron: "7 * * * *", at: new Date("2026-11-26T15:07:00Z") });
    const mails = await town.rows<{ cause: string; text: string }>("SELECT cause, text FROM outbox");
    const greetings = mails.map(({ cause, text }) => `${cause.split(":")[0]} ${text.split("\n")[0]}`);
    expect(greetings).toEqual(
      expect.arrayContaining(["visitor-says ¡Epa!", "facts ¡Epa!", "newsletter-missing Ahoy,"]),
    );
    expect(greetings.filter((one) => !/ (¡Epa!|Ahoy,)$/.test(one))).toEqual([]);
  });

  test("that's the same as the built-in one needs no row", async () => {
    await save(button, { "value.es": "Anotarme" });
    await save(button, { "value.es": "Suscribirme" });
    expect(await overrides()).toEqual([]);
  });

  test("keeps its placeholders: missing and unknown ones are errors beside the field", async () => {
    const key = "studio.state.drafts_other";
    const answer = await studio.post(`${screen}?q=${key}`, {
      key,
      intent: "save",
      "value.en": "{{number}} drafts",
      "value.es": "{{count}} textos",
    });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(plain(html)).toContain("Missing: {{count}}. Unknown: {{number}}");
    expect(html).toContain("{{number}} drafts");
    expect(html).toContain('aria-invalid="true"');
    expect(await overrides()).toEqual([]);
    expect((await save("nobody.knows", { "value.en": "x" })).status).toBe(404);
  });

  test("that two admins change at once is changed by one", async () => {
    const version = fieldValue((await find(`q=${button}`)).html, "version") ?? "";
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(button, { version, "value.en": `Join ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const late = await studio.post(`${screen}?q=${button}`, {
      key: button,
      intent: "save",
      version,
      "value.en": "Mine",
    });
    const words = plain(await late.text());
    expect(words).toContain("Somebody else has changed it");
    expect(words).toContain("Saved by somebody else in the meantime");
  });
});

describe("Words in a file", () => {
  const send = async (text: string | Uint8Array<ArrayBuffer>, name: string) => {
    const file = new File([text], name, { type: "text/plain" });
    const { body, type } = await multipart([
      ["intent", "import"],
      ["file", file],
    ]);
    return town.post(screen, undefined, { body, headers: { ...admin.headers, "Content-Type": type } });
  };
  const withButton = (table: string, text: string) =>
    table.replace(/^newsletter\.button,([^,]*),Suscribirme,/m, `newsletter.button,$1,${text},`);
  const changesIn = (html: string) => fieldValue(html, "changes") ?? "";

  test("are exported as a table, imported with changes, and change nothing before a preview", async () => {
    const csv = await town.get(`${screen}?format=csv`, { headers: admin.headers });
    expect(csv.headers.get("Content-Disposition")).toContain(".csv");
    const table = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await csv.arrayBuffer());
    const changed = withButton(table, "Anotarme").replace(
      /^studio\.nav\.label,.*$/m,
      "studio.nav.label,,,zzz",
    );
    const preview = await send(changed, "words.csv");
    const html = await preview.text();
    expect(preview.status).toBe(200);
    expect(plain(html)).toContain("1 change ");
    expect(plain(html)).toContain("it was changed here since the file was made");
    expect(await overrides()).toEqual([]);
    const applied = await studio.post(screen, { intent: "apply", changes: changesIn(html) });
    expect(await studio.toastOf(applied)).toBe("default.wordsImported.1");
    expect(await read("/es")).toContain("Anotarme");
  });

  test("saved by a program that uses Windows-1252 keep their accents", async () => {
    const table = "key,es\r\nnewsletter.button,Añádeme a la lista de “siempre”\r\n";
    const bytes = Buffer.from(table.replace("“", "\x93").replace("”", "\x94"), "latin1");
    const html = await (await send(bytes, "words.csv")).text();
    expect(changesIn(html)).toContain("Añádeme a la lista de “siempre”");
  });

  test("may include every text: all are imported, exported and reset", async () => {
    const download = async () => (await town.get(`${screen}?format=csv`, { headers: admin.headers })).text();
    const built = await download();
    const [head = [], ...rows] = readCsv(built);
    const longer = rows.map(([key = "", en = "", es = ""]) => [key, en && `${en} ~`, es && `${es} ~`, ""]);
    const texts = longer.flatMap(([, ...both]) => both.filter(Boolean)).length;
    expect(texts).toBeGreaterThan(5000);
    const preview = await (await send(writeCsv([head, ...longer]), "words.csv")).text();
    const applied = await studio.post(screen, { intent: "apply", changes: changesIn(preview) });
    expect(await studio.toastOf(applied)).toBe(`default.wordsImported.${texts}`);
    expect(await overrides()).toHaveLength(texts);
    const words = readCsv(await download()).slice(1);
    expect(words.filter(([, en = "", es = ""]) => !`${en}${es}`.endsWith("~"))).toEqual([]);
    const lastKey = rows.at(-1)?.[0] ?? "";
    expect((await find(`q=${lastKey}`)).html).toContain(" ~</textarea>");
    await studio.post(screen, { key: lastKey, intent: "reset" });
    expect((await overrides()).some(({ translation_key }) => translation_key === lastKey)).toBe(false);
    for (const path of ["/auth", "/es/auth"]) {
      const page = await read(path);
      expect(page).toMatch(/<h1[^>]*>[^<]* ~<\/h1>/);
      expect(page.match(/<label[^>]*>[^<~]+<\/label>/)).toBeNull();
    }
    const cost = databaseUse(await town.get("/privacy"));
    expect(cost.rows).toBeLessThan(50);
  });

  test("can only be imported as a table with keys", async () => {
    expect(plain(await (await send("no,keys\n1,2", "words.csv")).text())).toContain("no column called key");
    expect((await send('<xliff version="1.2"></xliff>', "words.xlf")).status).toBe(400);
    expect(
      (await town.get(`${screen}?format=xliff`, { headers: admin.headers })).headers.get("Content-Type"),
    ).toContain("text/html");
  });

  test("are refused as a whole if a word was changed between the preview and the import", async () => {
    const csv = await (await town.get(`${screen}?format=csv`, { headers: admin.headers })).text();
    const html = await (await send(withButton(csv, "Anotarme"), "words.csv")).text();
    await save(button, { "value.es": "Inscribirme" });
    const late = await studio.post(screen, { intent: "apply", changes: changesIn(html) });
    expect(late.status).toBe(409);
    expect(plain(await late.text())).toContain("Words were changed in the meantime");
    expect(await read("/es")).toContain("Inscribirme");
  });
});

describe("Any failure, or a non-admin,", () => {
  test("changes nothing", { timeout: 240_000 }, async () => {
    const stateOf = async () =>
      JSON.stringify([await overrides(), await town.rows("SELECT id FROM audit_log ORDER BY id")]);
    const editor = { id: admin.id };
    const seen = { key: button, override: { en: null, es: null } };
    const texts = [{ key: button, language: "es" as const, value: "Anotarme" }];
    const broken = async (work: Parameters<typeof breakEach>[2]) => {
      const { refused, traces } = await breakEach(town, at, work, 1, stateOf);
      expect([refused, traces]).toEqual([5, []]);
    };
    await broken((services) => saveWord(services, editor, seen, texts));
    const [row] = await town.rows<{ number: number }>("SELECT max(number) AS number FROM word_changes");
    await broken((services) =>
      importWords(services, editor, row?.number ?? 0, [
        { ...texts[0], key: "frame.home", language: "en", value: "Start", before: "Home" },
      ]),
    );
    expect(await overrides()).toHaveLength(2);
    const stranger = await signUp(town);
    for (const path of [screen, `/es${screen}`, `${screen}?format=csv`]) {
      expect((await town.get(path, { headers: stranger.headers })).status, path).toBe(404);
      expect((await town.get(path)).status, path).toBe(302);
    }
    const form = { key: button, intent: "save", "value.en": "Mine" };
    expect((await town.post(screen, form, { headers: stranger.headers })).status).toBe(404);
    expect((await town.post(screen, form)).status).toBe(302);
    expect((await studio.post(screen, { ...form, version: "never" })).status).toBe(409);
  });

  test("five hundred changed words are paged by key, within the same trips and rows", async () => {
    const { html } = await find("");
    const all = [...flatWords(catalogs.es).keys()].sort().slice(0, 500);
    await town.rows(
      "INSERT INTO translations (translation_key, language, value) SELECT value, 'es', 'x' FROM json_each(?)",
      JSON.stringify(all),
    );
    const keys = new Set<string>();
    let path: string | undefined = screen;
    for (let pages = 0; path && pages < 60; pages++) {
      const page: { html: string; response: Response } = await studio.html(path);
      const { trips, rows } = databaseUse(page.response);
      expect(trips).toBe(2);
      expect(rows).toBeLessThanOrEqual(150);
      for (const [, key = ""] of page.html.matchAll(/name="key" value="([^"]+)"/g)) keys.add(key);
      path = /<a[^>]*rel="next"[^>]*>/
        .exec(page.html)?.[0]
        .match(/href="([^"]*)"/)?.[1]
        ?.replaceAll("&amp;", "&");
    }
    expect(keys.size).toBeGreaterThan(500);
    expect(html).toContain('name="changed"');
  });
});
