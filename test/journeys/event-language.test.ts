import { describe, expect, test } from "vitest";
import { now, openEdits } from "../support/event-owner-edits";
import { tag } from "../support/page-html";
import { makeAdmin } from "../support/people";

const { town, edits } = await openEdits();
const admin = await makeAdmin(town);

const spoken = (title: string) =>
  town.rows("SELECT DISTINCT language FROM events WHERE title = ? AND deleted_at IS NULL", title);
const shown = async (id: string) => {
  const { html } = await edits.look(`/my-listings/event/${id}/edit`);
  return tag(html, { name: "language", type: "radio", checked: "" })?.value;
};

describe("The language an owner writes in", () => {
  test("changes at once if the event hasn't been approved", async () => {
    const { id } = await edits.held({ title: "Cuentos", status: "pending" });
    expect((await edits.edit(id, { title: "Cuentos", language: "es" })).status).toBe(303);
    expect(await spoken("Cuentos")).toEqual([{ language: "es" }]);
    expect((await edits.edit(id, { title: "Cuentos", host: "Rosa y Luz" })).status).toBe(303);
    expect(await spoken("Cuentos")).toEqual([{ language: "es" }]);
  });

  test("waits with the text of a public event, and is shown in the form meanwhile", async () => {
    const { id, slug } = await edits.held({ title: "Baile" });
    const sent = { title: "Baile", language: "es", "translation.title": "Dance" };
    expect((await edits.edit(id, sent)).status).toBe(303);
    expect([await spoken("Baile"), await shown(id)]).toEqual([[{ language: "en" }], "es"]);
    const approved = await town.post(
      `/admin/submissions/event/${id}`,
      { intent: "approve" },
      { now, headers: admin.headers },
    );
    expect(approved.status).toBe(303);
    expect(await spoken("Baile")).toEqual([{ language: "es" }]);
    const page = await (await town.get(`/events/${slug}`, { now })).text();
    expect(page).toContain("Dance");
    expect(page).toContain(`<div class="prose" lang="es"`);
  });

  test("belongs to the whole series: an edit of all dates changes it, of one date doesn't", async () => {
    const { id, idOf, form } = await edits.tuesdays("Canto");
    const sent = { ...form("2026-12-15"), language: "es" };
    expect((await edits.edit(idOf("2026-12-15"), { ...sent, scope: "this", host: "Luz" })).status).toBe(303);
    expect(await shown(idOf("2026-12-15"))).toBe("en");
    expect((await edits.edit(idOf("2026-12-15"), { ...sent, scope: "all" })).status).toBe(303);
    expect(await shown(idOf("2026-12-22"))).toBe("es");
    await town.post(
      `/admin/submissions/series/${id}`,
      { intent: "approve" },
      { now, headers: admin.headers },
    );
    expect(await spoken("Canto")).toEqual([{ language: "es" }]);
  });

  test("is kept when the event becomes a series and a single event again", async () => {
    const { id } = await edits.held({ title: "Rezo", status: "pending" });
    const rule = {
      title: "Rezo",
      is_recurring: "on",
      pattern_type: "weekly",
      end_type: "after_count",
      end_count: "3",
    };
    expect((await edits.edit(id, { ...rule, language: "es" })).status).toBe(303);
    expect(await spoken("Rezo")).toEqual([{ language: "es" }]);
    const single = { title: "Rezo", is_recurring: "off", scope: "all", language: "en" };
    expect((await edits.edit(id, single)).status).toBe(303);
    expect(await spoken("Rezo")).toEqual([{ language: "en" }]);
  });
});
