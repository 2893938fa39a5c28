import { afterEach, describe, expect, test } from "vitest";
import { checkLaunch } from "../../app/server/operations/site/check-launch";
import { breakEach } from "../support/broken-batches";
import { plain, tags } from "../support/page-html";
import { signUp } from "../support/people";
import { writeSection } from "../support/sections";
import { openStudio } from "../support/studio";
import { databaseUse } from "../support/town";

const { town, admin, studio } = await openStudio();
afterEach(async () => {
  await town.rows("DELETE FROM launch_checks");
  await town.rows("DELETE FROM page_content");
});

const ticks = () => town.rows('SELECT "check" FROM launch_checks');
const acts = () => town.rows("SELECT action, subject_id FROM audit_log WHERE subject_kind = 'launch'");
const dashboard = async () => plain((await studio.html("/admin")).html);

describe("The list of what to do before launch", () => {
  test("is on the dashboard, and every line links to a working screen", async () => {
    const { html, response } = await studio.html("/admin");
    expect(databaseUse(response).trips).toBeLessThanOrEqual(2);
    expect(plain(html)).toContain("15 things are left");
    expect(plain(await (await town.get("/es/admin", { headers: admin.headers })).text())).toContain(
      "Faltan 15 cosas",
    );
    const list = html.slice(html.indexOf('id="launch"'));
    const screens = [...list.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(screens).toHaveLength(15);
    for (const screen of new Set(screens)) {
      const shown = await studio.html(screen.replaceAll("&amp;", "&"));
      expect(shown.response.status, screen).toBe(200);
      expect(shown.html, screen).toMatch(/value="(save|update|begin)"/);
    }
  });

  test("counts local numbers by itself: one less once an admin has filled it in", async () => {
    expect(await dashboard()).toMatch(/Local emergency numbers .*? 3 missing/);
    const waiting = [{ id: "local-police" }, { id: "tourist-police" }];
    const emergencyNumbers = [...waiting, { id: "red-cross", number: "995-8000" }];
    const services = [{ id: "emergency", emergencyNumbers }];
    await writeSection(town, "/info", "services", { services });
    expect(await dashboard()).toMatch(/Local emergency numbers .*? 2 missing/);
  });

  test("counts made-up hours and prices of the demonstration as missing", async () => {
    const asked = { checkedOn: "2026-11-20", range: "$4", departures: "8 AM", departuresBack: "6 AM" };
    const cost = (label: string) => [{ id: "local-bus", label, ...asked }];
    await writeSection(town, "/transportation", "costs", { costs: cost("Las Tablas to Tonosí") });
    const [, left] = /Hours of the buses .*? (\d) missing/.exec(await dashboard()) ?? [];
    await writeSection(town, "/transportation", "costs", {
      costs: cost("Demonstration: Las Tablas to Tonosí"),
    });
    expect(await dashboard()).toMatch(new RegExp(`Hours of the buses .*? ${Number(left) + 1} missing`));
  });

  test("has ticks for the rest, logged with who did it, which can be removed again", async () => {
    const tick = await studio.post("/admin", { check: "road", intent: "tick" });
    expect([tick.status, await studio.toastOf(tick)]).toEqual([303, "default.launchTicked"]);
    const words = await dashboard();
    expect(words).toContain("14 things are left");
    expect(words).toContain("1 done");
    await studio.post("/admin", { check: "road", intent: "untick" });
    expect(await ticks()).toEqual([]);
    expect(await acts()).toEqual([
      { action: "launch.tick", subject_id: "road" },
      { action: "launch.untick", subject_id: "road" },
    ]);
  });

  test("counts twenty ticks at once as one, in the list and in the log", async () => {
    const before = (await acts()).length;
    const all = await Promise.all(
      Array.from({ length: 20 }, () => studio.post("/admin", { check: "money", intent: "tick" })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await ticks()).toEqual([{ check: "money" }]);
    expect((await acts()).length - before).toBe(1);
  });

  test("is unchanged after a failed tick", async () => {
    const stateOf = async () => JSON.stringify([await ticks(), await acts()]);
    const now = new Date();
    const tick = (isDone: boolean) =>
      breakEach(town, now, (services) => checkLaunch(services, admin, "water", isDone), 1, stateOf);
    expect(await tick(true)).toEqual({ refused: 3, traces: [] });
    expect(await tick(false)).toEqual({ refused: 3, traces: [] });
  });

  test("is for admins, and refuses unknown lines", async () => {
    const stranger = await signUp(town);
    const form = { check: "road", intent: "tick" };
    expect((await town.post("/admin", form, { headers: stranger.headers })).status).toBe(404);
    expect((await town.post("/admin", form)).status).toBe(302);
    expect((await studio.post("/admin", { check: "numbers", intent: "tick" })).status).toBe(400);
    expect((await studio.post("/admin", { check: "moon", intent: "tick" })).status).toBe(400);
    expect(await ticks()).toEqual([]);
    const { html } = await studio.html("/admin");
    expect(tags(html, { name: "check" })).toHaveLength(10);
  });
});
