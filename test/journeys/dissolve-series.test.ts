import { describe, expect, test } from "vitest";
import { sendReminders } from "../../app/server/operations/events/send-reminders";
import { eventsOf } from "../support/broken-batches";
import { at, evening, now, openEdits, pattern, threeTimes, unticked } from "../support/event-owner-edits";
import { words } from "../support/events";
import { everyWeek } from "../support/every-week";
import { fieldValue, plain } from "../support/page-html";

const { town, edits } = await openEdits();

describe("A series that's no longer recurring", () => {
  test("becomes a single event on that date; the others redirect to it, and their reminders end", async () => {
    await town.rows("DELETE FROM event_reminders");
    await edits.held({ title: "Drums", pattern: everyWeek });
    const dates = await edits.rows("Drums");
    const kept = dates[2];
    await edits.remind("drums", "2026-12-08");
    await edits.remind("drums", "2026-12-15");
    const form = { ...unticked, title: "Drums", event_date: "2026-12-15" };
    expect((await edits.edit(kept?.id ?? "", { ...form, scope: "all" })).status).toBe(303);

    expect(await edits.told("Drums")).toEqual(["2026-12-15 18:00 Drums"]);
    expect((await edits.rows("Drums")).map(({ id, description }) => [id, description])).toEqual([
      [kept?.id, evening.description],
    ]);
    const single = await edits.look("/events/drums");
    expect([single.status, single.html.includes("Tuesday, December 15, 2026")]).toEqual([200, true]);
    for (const date of ["2026-12-08", "2026-12-15", "2027-03-02"]) {
      const old = await edits.look(`/events/drums/${date}`);
      expect([old.status, old.to]).toEqual([301, "/events/drums"]);
    }
    expect(await town.rows("SELECT event_id, event_series_id FROM event_slugs WHERE slug = 'drums'")).toEqual(
      [{ event_id: kept?.id, event_series_id: null }],
    );
    await town.rows("DELETE FROM outbox");
    await sendReminders(town.services({ now: at }), words, at);
    const mails = await town.rows<{ subject: string }>("SELECT subject FROM outbox");
    expect(mails.map(({ subject }) => subject)).toEqual(["“Drums” is canceled"]);
    const reminders = "SELECT event_id FROM event_reminders WHERE due_at IS NOT NULL";
    expect(await town.rows(reminders)).toEqual([{ event_id: kept?.id }]);
    // Dates that were removed by an edit aren't restored one by one.
    const mine = await (
      await town.get("/my-listings?type=event", { now, headers: edits.owner.headers })
    ).text();
    expect(mine).not.toContain("Restore it");
    await town.settle();
  });

  test("keeps that date's own changes, and can become a series again", async () => {
    await edits.held({ title: "Guitars", pattern });
    const [, second] = await edits.rows("Guitars");
    await edits.edit(second?.id ?? "", {
      title: "Guitars",
      scope: "this",
      event_date: "2026-12-09",
      start_time: "20:00",
      end_time: "21:00",
    });
    const form = { title: "Guitars", event_date: "2026-12-09", start_time: "20:00", end_time: "21:00" };
    await edits.edit(second?.id ?? "", { ...form, ...unticked, scope: "all" });
    expect(await edits.told("Guitars")).toEqual(["2026-12-09 20:00 Guitars"]);
    await edits.edit(second?.id ?? "", { ...form, ...threeTimes });
    expect(await edits.told("Guitars")).toEqual([
      "2026-12-09 20:00 Guitars",
      "2026-12-16 20:00 Guitars",
      "2026-12-23 20:00 Guitars",
    ]);
  });

  test("goes on waiting for review, as one entry", async () => {
    await edits.held({ title: "Flutes", pattern, status: "pending" });
    const [, second] = await edits.rows("Flutes");
    await edits.edit(second?.id ?? "", {
      ...unticked,
      title: "Flutes",
      event_date: "2026-12-08",
      scope: "all",
    });
    const left = "AND title = 'Flutes' AND deleted_at IS NULL";
    expect(await town.rows(`SELECT id, status FROM events WHERE waiting_since IS NOT NULL ${left}`)).toEqual([
      { id: second?.id, status: "pending" },
    ]);
    expect(await town.rows("SELECT id FROM event_series WHERE title = 'Flutes'")).toEqual([]);
    expect((await edits.look("/events/flutes")).status).toBe(404);
  });

  test("asks which dates are meant when its rule was changed in the form of one", async () => {
    const { idOf, form } = await edits.tuesdays("Harps");
    const typed = { ...form("2026-12-08"), scope: "this", days_of_week: "4" };
    const back = await edits.edit(idOf("2026-12-08"), typed);
    expect(back.status).toBe(400);
    expect(plain(back.html)).toContain("How often it repeats affects several dates");
    expect((await edits.edit(idOf("2026-12-08"), { ...form("2026-12-08"), scope: "this" })).status).toBe(303);
    expect((await edits.told("Harps"))[1]).toBe("2026-12-08 18:00 Harps");
  });

  test.each([
    ["/my-listings", "this", "A series ends as a whole"],
    ["/my-listings", "following", "A series ends as a whole"],
    ["/es/my-listings", "following", "Una serie termina entera"],
  ])("(%s, %s) is asked to mean all dates, and nothing typed is lost", async (lists, scope, reason) => {
    await edits.held({ title: "Violins", pattern });
    const [, second] = await edits.rows("Violins");
    const before = await eventsOf(town);
    const response = await town.post(
      `${lists}/event/${second?.id}/edit`,
      { ...evening, ...unticked, title: "Violins at dusk", event_date: "2026-12-08", scope },
      { now, headers: edits.owner.headers },
    );
    const html = await response.text();
    expect([response.status, plain(html).includes(reason)]).toEqual([400, true]);
    expect([fieldValue(html, "title"), fieldValue(html, "scope")]).toEqual(["Violins at dusk", scope]);
    expect(await eventsOf(town)).toBe(before);
  });
});
