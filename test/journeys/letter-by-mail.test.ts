import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addReaders, emptyList } from "../support/letters";
import { certificateFile, openMailServer } from "../support/mail-server/server";
import { fieldValue, plain } from "../support/page-html";
import { makeAdmin } from "../support/people";
import { studioOf } from "../support/studio";
import { newToken } from "../support/submissions";
import { openTown } from "../support/town";

const now = "2026-12-01T13:00:00Z";
const minute = "* * * * *";
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000);

const server = await openMailServer({
  answer: (address) =>
    address === "reader-3@example.com" ? { code: 550, text: "5.1.1 no such user" } : null,
});
const town = await openTown({ now, vars: { ...server.settings, LETTER_DAILY: "3" } });
const studio = studioOf(town, await makeAdmin(town), now);
afterAll(() => Promise.all([server.close(), town.close()]));
beforeAll(() => expect(certificateFile).toBe(process.env.NODE_EXTRA_CA_CERTS));
beforeEach(async () => {
  await emptyList(town);
  await town.rows("DELETE FROM job_runs");
  server.taken.length = 0;
});

const letter = {
  "subject.en": "December in Cambutal",
  "content.en": '<h2>What\'s on</h2><p>Music on the <a href="/events">beach</a>.</p>',
  "subject.es": "Diciembre en Cambutal",
  "content.es": "<h2>Qué hay</h2><p>Música en la playa.</p>",
  send_at: "",
};

async function begin(): Promise<string> {
  const answer = await studio.post("/admin/newsletter", { intent: "begin", form_token: newToken() });
  return answer.headers.get("Location") ?? "";
}
async function press(path: string, intent: string) {
  const version = fieldValue((await studio.html(path)).html, "version") ?? "";
  return studio.post(path, { ...letter, intent, version, form_token: newToken() });
}
const screen = async (path: string) => plain((await studio.html(path)).html);

describe("A letter by mail", () => {
  test("is announced, published, and delivered over TLS, in each reader's language", async () => {
    await addReaders(town, 2);
    const path = await begin();
    expect(await screen(path)).toContain("Once it's published, it goes to 2 readers by mail.");
    expect(await studio.toastOf(await press(path, "send"))).toBe("default.letterMailed");
    expect(await screen(path)).toContain("0 of 2 have gone, 2 are waiting.");
    await town.run({ cron: minute, at: at(1) });
    expect(server.taken.map(({ to }) => to).sort()).toEqual(["reader-1@example.com", "reader-2@example.com"]);
    expect(server.taken.every(({ isSecure }) => isSecure)).toBe(true);
    expect(server.taken[0]?.from).toMatch(/^letter\+[a-z2-7]{56}@cambutal\.test$/);
    const english = server.taken.find(({ to }) => to.startsWith("reader-1"))?.source ?? "";
    expect(english).toContain("Subject: December in Cambutal");
    expect(english).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(await screen(path)).toContain("It has gone to 2 of 2 readers.");
    expect(await screen(`/es${path}`)).toContain("Ya salió para 2 de 2 personas.");
  });

  test("can be unsubscribed with one click through its header, without cookies or a page", async () => {
    await addReaders(town, 1);
    await press(await begin(), "send");
    await town.run({ cron: minute, at: at(1) });
    const unfolded = (server.taken[0]?.source ?? "").replaceAll(/\r\n[ \t]+/g, " ");
    const [, link = ""] = /List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/.exec(unfolded) ?? [];
    const answer = await town.post(
      link,
      { "List-Unsubscribe": "One-Click" },
      { headers: { "Sec-Fetch-Site": "cross-site" } },
    );
    expect(answer.status).toBe(200);
    const [row] = await town.rows<{ unsubscribed_at: number | null }>(
      "SELECT unsubscribed_at FROM newsletter_subscriptions",
    );
    expect(row?.unsubscribed_at).not.toBeNull();
  });

  test("keeps to the provider's daily limit, reports refused addresses, and continues the next day", async () => {
    await addReaders(town, 6);
    const path = await begin();
    await press(path, "send");
    await town.run({ cron: minute, at: at(1) });
    expect(await screen(path)).toContain("3 of 6 have gone, 2 are waiting.");
    expect(await screen(path)).toContain("1 address takes no email.");
    await town.run({ cron: minute, at: at(60) });
    expect(server.taken).toHaveLength(3);
    await town.run({ cron: minute, at: at(24 * 60 + 5) });
    expect(server.taken).toHaveLength(5);
    expect(await screen(path)).toContain("It has gone to 5 of 6 readers.");
  });

  test("can be stopped and continued, and nobody gets it twice", async () => {
    await addReaders(town, 5);
    const path = await begin();
    await press(path, "send");
    await town.run({ cron: minute, at: at(1) });
    expect(await studio.toastOf(await press(path, "stop"))).toBe("default.letterMailsStopped");
    expect(await screen(path)).toContain("Stopped. 3 of 5 have gone");
    await town.run({ cron: minute, at: at(24 * 60 + 10) });
    expect(server.taken).toHaveLength(3);
    await press(path, "send");
    await town.run({ cron: minute, at: at(24 * 60 + 11) });
    const addresses = server.taken.map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toHaveLength(4);
  });

  test("can be withdrawn before its first mail is sent, and is sent to all once it's published again", async () => {
    await addReaders(town, 2);
    const path = await begin();
    await press(path, "send");
    expect(await studio.toastOf(await press(path, "take-back"))).toBe("default.letterTakenBack");
    await town.run({ cron: minute, at: at(1) });
    expect(server.taken).toHaveLength(0);
    await press(path, "send");
    await town.run({ cron: minute, at: at(2) });
    expect(server.taken).toHaveLength(2);
  });

  test("can't be withdrawn once a mail is sent or being sent, and the desk explains why", async () => {
    await addReaders(town, 2);
    const path = await begin();
    await press(path, "send");
    await town.rows("UPDATE newsletter_mails SET leased_by = 'a run', leased_until = ?", at(1).getTime());
    const leaving = await press(path, "take-back");
    expect(leaving.status).toBe(409);
    expect(plain(await leaving.text())).toContain("It can't be taken back anymore");
    await town.rows("UPDATE newsletter_mails SET leased_by = NULL, leased_until = NULL");
    expect(await screen(path)).toContain("Take it back");
    await town.run({ cron: minute, at: at(1) });
    expect(await screen(path)).toContain("Its page stays: it went to 2 readers");
    expect(await screen(path)).not.toContain("Take it back");
    expect((await press(path, "take-back")).status).toBe(409);
    expect((await town.get("/newsletter/december-in-cambutal")).status).toBe(200);
  });

  test("is sent on its scheduled day by itself", async () => {
    await addReaders(town, 1);
    const path = await begin();
    const version = fieldValue((await studio.html(path)).html, "version") ?? "";
    await studio.post(path, {
      ...letter,
      intent: "schedule",
      send_at: "2026-12-01T08:30",
      version,
      form_token: newToken(),
    });
    await town.run({ cron: minute, at: at(29) });
    await town.run({ cron: minute, at: at(31) });
    expect(server.taken).toHaveLength(1);
  });

  test("never delays sign-in codes, even if its provider doesn't answer", async () => {
    await addReaders(town, 3);
    await press(await begin(), "send");
    const speakAgain = server.fallSilent();
    const stuck = town.run({ cron: minute, at: at(2) });
    await expect
      .poll(() => town.rows("SELECT 1 FROM newsletter_mails WHERE leased_by IS NOT NULL"))
      .toHaveLength(1);
    await town.rows(
      `INSERT INTO outbox (id, cause, recipient, subject, text, html, headers, created_at, due_at)
       VALUES ('code', 'code', 'ana@example.com', 'Code', 'x', 'x', '{}', 1, 1)`,
    );
    const next = town.run({ cron: minute, at: at(3) });
    const codes = () => town.rows<{ sent_at: number }>("SELECT sent_at FROM outbox WHERE id = 'code'");
    await expect.poll(codes).toEqual([{ sent_at: at(3).getTime() }]);
    expect(server.taken).toEqual([]);
    speakAgain();
    await Promise.all([stuck, next]);
    expect(server.taken).toHaveLength(2);
  });
});
