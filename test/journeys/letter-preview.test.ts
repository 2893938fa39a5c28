import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { inTheme } from "../../app/rules/mail/mail-theme";
import { sendTestLetter } from "../../app/server/operations/mail/send-test-letter";
import { openMailServer } from "../support/mail-server/server";
import { words } from "../support/mail-words";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin } from "../support/people";
import { studioOf } from "../support/studio";
import { newToken } from "../support/submissions";
import { openTown } from "../support/town";

const now = "2026-12-01T13:00:00Z";
let isRefusing = false;
const server = await openMailServer({
  answer: () => (isRefusing ? { code: 550, text: "5.7.1 sender not known" } : null),
});
const LETTER_SERVER = server.settings.LETTER_SERVER.replace("localhost", "127.0.0.1");
const town = await openTown({ now, vars: { ...server.settings, LETTER_SERVER } });
const admin = await makeAdmin(town, { email: "rosa@example.test" });
const studio = studioOf(town, admin, now);
afterAll(() => Promise.all([server.close(), town.close()]));
beforeEach(() => {
  server.taken.length = 0;
  isRefusing = false;
});

const letter = {
  "subject.en": "December in Cambutal",
  "content.en": '<h2>What\'s on</h2><p>Music on the <a href="/events">beach</a>.</p>',
  "subject.es": "Diciembre en Cambutal",
  "content.es": "<h2>Qué hay</h2><p>Música en la playa.</p>",
  send_at: "",
};

async function begin(): Promise<string> {
  const answer = await studio.post("/admin/newsletter", { intent: "begin-another", form_token: newToken() });
  return answer.headers.get("Location") ?? "";
}
async function press(path: string, intent: string, more: [string, string][] = [], form_token = newToken()) {
  const version = fieldValue((await studio.html(path)).html, "version") ?? "";
  const answer = await studio.post(path, [
    ...Object.entries({ ...letter, intent, version, form_token }),
    ...more,
  ]);
  return { status: answer.status, html: await answer.text() };
}
const both: [string, string][] = [
  ["test_language", "en"],
  ["test_language", "es"],
];

describe("A test letter", () => {
  test("is sent to the admin only, in the chosen languages, with the form's current text", async () => {
    const path = await begin();
    const { status, html } = await press(path, "send-test", both);
    expect(status).toBe(200);
    expect(plain(html)).toContain("On its way to rosa@example.test");
    expect(fieldValue(html, "subject.en")).toBe("December in Cambutal");
    expect(server.taken.map(({ to }) => to)).toEqual(["rosa@example.test", "rosa@example.test"]);
    expect(server.taken[0]?.source).toMatch(/^Subject: \[Test\] December in Cambutal/m);
    expect(server.taken[0]?.source).toContain("Music on the");
    expect(server.taken[1]?.source).toMatch(/\[Prueba\]|=5BPrueba=5D/);
    await press(path, "send-test", [["test_language", "es"]]);
    expect(server.taken).toHaveLength(3);
    const saved = await town.rows<{ subject_en: string }>("SELECT subject_en FROM newsletter_issues");
    expect(saved.map(({ subject_en }) => subject_en)).not.toContain("December in Cambutal");
  });

  test("sent twice by one form is the same mail, shown once in a mailbox", async () => {
    const path = await begin();
    const token = newToken();
    for (const _ of [1, 2]) await press(path, "send-test", [["test_language", "en"]], token);
    const ids = server.taken.map(({ source }) => source.match(/^Message-ID: (.*)$/im)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("counts toward the daily quota once the provider accepts it, and is also sent if that can't be counted", async () => {
    const taken = async () =>
      (await town.rows<{ minute: number; taken: number }>("SELECT * FROM newsletter_minutes")).map((one) => [
        new Date(one.minute).toISOString(),
        one.taken,
      ]);
    await town.rows("DELETE FROM newsletter_minutes");
    const path = await begin();
    await press(path, "send-test", both);
    await press(path, "send-test", [["test_language", "es"]]);
    await expect.poll(taken).toEqual([["2026-12-01T13:00:00.000Z", 3]]);
    isRefusing = true;
    await press(path, "send-test", both);
    isRefusing = false;
    const mail = { id: "a", recipient: "rosa@example.test", texts: [] };
    const text = { language: "en" as const, slug: null, subject: "December", content: "<p>Music.</p>" };
    const away = town.services({ failures: ["d1:all"] });
    expect(await sendTestLetter(away, words, { ...mail, texts: [text] })).toBe("sent");
    await town.settle();
    expect(await taken()).toEqual([["2026-12-01T13:00:00.000Z", 3]]);
  });

  test("needs a language, both texts, and an existing letter", async () => {
    const path = await begin();
    expect((await press(path, "send-test")).status).toBe(400);
    expect((await press(path, "send-test", [["test_language", "fr"]])).status).toBe(400);
    const empty = { ...letter, "content.es": "", intent: "send-test", test_language: "en" };
    expect((await studio.post(path, empty)).status).toBe(400);
    const none = await studio.post("/admin/newsletter/none", {
      ...letter,
      intent: "send-test",
      test_language: "en",
    });
    expect(none.status).toBe(404);
  });

  test("that the provider refuses is reported, with everything typed still there", async () => {
    isRefusing = true;
    const { status, html } = await press(await begin(), "send-test", both);
    expect(status).toBe(502);
    expect(plain(html)).toContain("The provider didn't take it");
    expect(fieldValue(html, "subject.es")).toBe("Diciembre en Cambutal");
  });

  test("is limited to twenty an hour", async () => {
    await town.rows("DELETE FROM throttles");
    const path = await begin();
    const statuses: number[] = [];
    for (let time = 0; time < 21; time++)
      statuses.push((await press(path, "send-test", [["test_language", "en"]])).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
    expect(server.taken).toHaveLength(20);
  });

  test("isn't offered without a provider, which is explained once, with the settings it needs", async () => {
    const without = await openTown({ now });
    const desk = studioOf(without, await makeAdmin(without), now);
    const begun = await desk.post("/admin/newsletter", { intent: "begin", form_token: newToken() });
    const path = begun.headers.get("Location") ?? "";
    const page = plain((await desk.html(path)).html);
    expect(page.match(/LETTER_SERVER, LETTER_USER, LETTER_PASSWORD/g)).toHaveLength(1);
    expect(page.match(/no mail provider is set up/g)).toHaveLength(1);
    expect(page).not.toContain("Send me a test");
    const answer = await desk.post(path, { ...letter, intent: "send-test", test_language: "en" });
    expect(answer.status).toBe(409);
    expect(plain(await answer.text())).toContain("This guide's letters aren't mailed yet");
    await without.close();
  });
});

describe("A letter as a mail", () => {
  test("is shown in frames: both languages, light and dark, wide and narrow, and as text", async () => {
    const path = await begin();
    const { html } = await press(path, "preview");
    const frames = [...html.matchAll(/<iframe[^>]*src="([^"]+)"[^>]*>/g)].map(([, src = ""]) =>
      src.replaceAll("&amp;", "&"),
    );
    expect(frames).toHaveLength(8);
    expect(html.match(/<iframe[^>]*sandbox="allow-same-origin"/g)).toHaveLength(8);
    expect(html).toContain("the letter as last saved");
    for (const language of ["en", "es"]) {
      const address = frames.find((one) => one.includes(`language=${language}&theme=dark`)) ?? "";
      const answer = await town.get(address, { headers: admin.headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("Content-Security-Policy")).toMatch(
        /^default-src 'none'.*frame-ancestors 'self'$/,
      );
      expect(answer.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
      expect(await answer.text()).toMatch(/<html lang="(en|es)">.*@media all\{/s);
      const text = await town.get(address.replace("theme=dark", "format=text"), { headers: admin.headers });
      expect(text.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
      expect(await text.text()).not.toContain("<p");
    }
  });

  test("doesn't warn about unsaved text once it's saved", async () => {
    const path = await begin();
    await press(path, "save-draft");
    const { html } = await press(path, "preview");
    expect(html).not.toContain("the letter as last saved");
    const mail = await town.get(`${path}/mail?language=es`, { headers: admin.headers });
    expect(await mail.text()).toContain("Música en la playa.");
  });

  test("is for admins alone", async () => {
    const path = await begin();
    expect((await town.get(`${path}/mail?language=en`)).status).not.toBe(200);
    expect((await town.get("/admin/newsletter/none/mail", { headers: admin.headers })).status).toBe(404);
  });

  test("has its dark sheet on or off, whatever the device prefers", () => {
    const html = "@media (prefers-color-scheme:dark){a}";
    expect(inTheme(html, "dark")).toBe("@media all{a}");
    expect(inTheme(html, "light")).toBe("@media not all{a}");
  });
});
