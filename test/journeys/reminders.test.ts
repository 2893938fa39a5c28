import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendReminders } from "../../app/server/operations/events/send-reminders";
import { deliverMail } from "../../app/server/operations/mail/deliver-mail";
import { hold, words } from "../support/events";
import { changeOne } from "../support/owner-acts";
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
});
afterAll(() => town.close());

const ask = (slug: string, intent = "remind") =>
  town.post(`/events/${slug}/2026-12-01/reminder`, { intent }, { now, headers: person.headers });
const run = (at: Date, failures: string[] = []) =>
  sendReminders(town.services({ now: at, failures }), words, at).catch(() => "killed");
const mails = () =>
  town.rows<{ subject: string; text: string; sent_at: number | null }>("SELECT * FROM outbox");

describe("A reminder", () => {
  test("is asked for and withdrawn on the event's page", async () => {
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

  test("comes once, twelve hours before, with the local time, however often the job runs or dies", async () => {
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
    await town.settle();
  });

  test("is not lost when the mail provider is down for an hour", async () => {
    await hold(town, { ...evening, title: "Flutes" });
    await ask("flutes");
    await run(twelveBefore, ["mail:all"]);
    await town.settle();
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
});
