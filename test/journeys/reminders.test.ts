import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { restoreOwnEvent } from "../../app/server/operations/events/restore-event";
import { sendReminders } from "../../app/server/operations/events/send-reminders";
import { deliverMail } from "../../app/server/operations/mail/deliver-mail";
import { changeOne, decideOn, remove } from "../support/event-owner-acts";
import { hold, words } from "../support/events";
import { plain } from "../support/page-html";
import { type Person, signUp } from "../support/people";
import { openTown, type Town } from "../support/town";

let town: Town;
let person: Person;
const owner = { id: "owner" };
const now = "2026-11-21T15:00:00Z";
const evening = { event_date: "2026-12-01", start_time: "18:00", owner: "owner" };
const twelveBefore = new Date("2026-12-01T11:00:00Z");
const minute = 60_000;

beforeAll(async () => {
  town = await openTown({ now });
  person = await signUp(town, { name: "Rosa" });
});
beforeEach(async () => {
  await town.rows("DELETE FROM outbox");
  await town.rows("DELETE FROM event_reminders");
});
afterAll(() => town.close());

const ask = (slug: string, intent = "remind") =>
  town.post(`/events/${slug}/2026-12-01/reminder`, { intent }, { now, headers: person.headers });
const later = (minutes: number) => new Date(Date.parse(now) + minutes * minute);
/** One run of the job. What it wrote is delivered before the next: unsent mail that no longer holds is dropped. */
const run = async (at: Date, failures: string[] = []) => {
  const report = await sendReminders(town.services({ now: at, failures }), words, at).catch(() => "killed");
  await town.settle();
  return report;
};
const mails = () =>
  town.rows<{ subject: string; text: string; sent_at: number | null }>("SELECT * FROM outbox ORDER BY rowid");

describe("A reminder", () => {
  test("is set and removed on the event's page", async () => {
    await hold(town, { ...evening, title: "Drums" });
    const signedOut = await (await town.get("/events/drums", { now })).text();
    expect(signedOut).toContain("/auth?next=%2Fevents%2Fdrums");
    expect((await ask("drums")).status).toBe(303);
    const page = await (await town.get("/events/drums", { now, headers: person.headers })).text();
    expect(page).toContain('value="forget"');
    expect((await ask("drums", "forget")).status).toBe(303);
    expect(await town.rows("SELECT * FROM event_reminders")).toEqual([]);
    expect((await ask("nothing")).status).toBe(404);
    expect((await ask("drums", "sing")).status).toBe(400);
  });

  test("says that it's set on the next page, even after a redirect", async () => {
    await hold(town, { ...evening, title: "Pipes" });
    const sent = await ask("pipes");
    const [flash = ""] = sent.headers.getSetCookie();
    const headers = { Cookie: `${person.cookie}; ${flash.split(";")[0]}` };
    const first = await town.get(sent.headers.get("Location") ?? "", { now, headers });
    expect([first.status, first.headers.getSetCookie()]).toEqual([301, []]);
    const page = await town.get(first.headers.get("Location") ?? "", { now, headers });
    expect(plain(await page.text())).toContain("We'll remind you");
    expect(page.headers.getSetCookie().join()).toContain("flash=;");
  });

  test("is sent once, twelve hours before, with the local time, however often the job runs or dies", async () => {
    await hold(town, { ...evening, title: "Guitars" });
    await ask("guitars");
    await run(new Date(twelveBefore.getTime() - minute));
    expect(await mails()).toEqual([]);
    for (const failure of ["d1:1", "d1:1:late", "d1:2", "d1:2:late"]) await run(twelveBefore, [failure]);
    await Promise.all([run(twelveBefore), run(twelveBefore)]);
    await run(new Date(twelveBefore.getTime() + minute));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/Guitars.*Tuesday, December 1, 6:00\sPM/);
  });

  test("isn't lost when the mail provider is down for an hour", async () => {
    await hold(town, { ...evening, title: "Flutes" });
    await ask("flutes");
    await run(twelveBefore, ["mail:all"]);
    for (let passed = 1; passed < 60; passed += 10) {
      const at = new Date(twelveBefore.getTime() + passed * minute);
      await deliverMail(town.services({ now: at, failures: ["mail:all"] }), at);
    }
    expect((await mails()).map(({ sent_at }) => sent_at)).toEqual([null]);
    const back = new Date(twelveBefore.getTime() + 3 * 60 * minute);
    await deliverMail(town.services({ now: back }), back);
    expect((await mails()).map(({ sent_at }) => sent_at !== null)).toEqual([true]);
  });

  test("moves with its event", async () => {
    const { id } = await hold(town, { ...evening, title: "Violins" });
    await ask("violins");
    await changeOne(town.services({ now: new Date(now) }), owner, id, { event_date: "2026-12-03" });
    await run(twelveBefore);
    expect(await mails()).toEqual([]);
    await run(new Date("2026-12-03T11:00:00Z"));
    expect((await mails())[0]?.subject).toContain("December 3");
  });

  test("says that its event is cancelled", async () => {
    const { id } = await hold(town, { ...evening, title: "Trumpets" });
    await ask("trumpets");
    await changeOne(town.services({ now: new Date(now) }), owner, id, { cancelled_at: 1 });
    await run(new Date(now));
    await run(twelveBefore);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["“Trumpets” is canceled"]);
  });

  test("isn't sent for a deleted event, neither while that can be undone nor afterwards", async () => {
    const { id } = await hold(town, { ...evening, title: "Harps" });
    await ask("harps");
    await remove(town.services({ now: new Date(now) }), owner, id);
    for (const minutes of [1, 5, 9]) await run(later(minutes));
    await restoreOwnEvent(town.services({ now: later(9) }), owner, id);
    for (const minutes of [10, 11, 30]) await run(later(minutes));
    expect(await mails()).toEqual([]);
    await run(twelveBefore);
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining("“Harps”: Tue")]);
  });

  test("says nothing about a rejection while it can be undone, and is sent afterwards, once", async () => {
    const made = await hold(town, { ...evening, title: "Cellos" });
    await ask("cellos");
    await decideOn(town.services({ now: new Date(now) }), made, "reject");
    for (const minutes of [1, 9]) await run(later(minutes));
    expect((await mails()).filter(({ subject }) => subject.includes("canceled"))).toEqual([]);
    await Promise.all([run(later(10)), run(later(10))]);
    await run(later(11));
    const told = (await mails()).filter(({ subject }) => subject.includes("canceled"));
    expect(told.map(({ subject }) => subject)).toEqual(["“Cellos” is canceled"]);
  });

  test("for an event that takes place after all says so at once, and is sent in time", async () => {
    const { id } = await hold(town, { ...evening, title: "Bongos" });
    await ask("bongos");
    const set = (cancelled_at: number | null, minutes: number) =>
      changeOne(town.services({ now: later(minutes) }), owner, id, { cancelled_at });
    await set(later(0).getTime(), 0);
    await run(later(10));
    await set(null, 60);
    for (const minutes of [60, 61]) await run(later(minutes));
    await set(later(70).getTime(), 70);
    await run(later(80));
    await set(null, 90);
    await run(later(90));
    await run(twelveBefore);
    const starts = "Tuesday, December 1, 6:00 PM";
    expect((await mails()).map(({ subject }) => plain(subject))).toEqual([
      "“Bongos” is canceled",
      `“Bongos” is on after all: ${starts}`,
      "“Bongos” is canceled",
      `“Bongos” is on after all: ${starts}`,
      `“Bongos”: ${starts}`,
    ]);
  });

  test("of a cancellation that couldn't be sent is dropped once the event is on again", async () => {
    const { id } = await hold(town, { ...evening, title: "Congas" });
    await ask("congas");
    await changeOne(town.services({ now: later(0) }), owner, id, { cancelled_at: later(0).getTime() });
    await run(later(10), ["mail:all"]);
    await changeOne(town.services({ now: later(20) }), owner, id, { cancelled_at: null });
    await run(later(20));
    expect((await mails()).map(({ subject }) => plain(subject))).toEqual([
      expect.stringContaining("“Congas” is on after all"),
    ]);
  });

  test("that was sent is followed by the new time when the event moves to another day", async () => {
    const { id } = await hold(town, { ...evening, title: "Maracas" });
    await ask("maracas");
    await run(twelveBefore);
    const soon = new Date(twelveBefore.getTime() + minute);
    await changeOne(town.services({ now: soon }), owner, id, { event_date: "2026-12-04" });
    await run(soon);
    await run(new Date(soon.getTime() + minute));
    await run(new Date("2026-12-04T11:00:00Z"));
    expect((await mails()).map(({ subject }) => plain(subject))).toEqual([
      "“Maracas”: Tuesday, December 1, 6:00 PM",
      "“Maracas” has a new time: Friday, December 4, 6:00 PM",
      "“Maracas”: Friday, December 4, 6:00 PM",
    ]);
  });
});
