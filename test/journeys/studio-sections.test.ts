import { afterEach, describe, expect, test } from "vitest";
import { everyMinute } from "../../app/rules/site/jobs";
import { fieldValue, plain } from "../support/page-html";
import { forgetStudio } from "../support/sections";
import { openStudio } from "../support/studio";
import { newToken } from "../support/submissions";

const now = "2026-11-21T15:00:00Z";
const { town, admin, studio } = await openStudio(now);
afterEach(() => forgetStudio(town));

const read = async (path: string, at = now) => (await town.get(path, { now: at })).text();
const orderOf = (html: string, ...words: string[]) => words.map((word) => html.indexOf(word));
const sorted = (places: number[]) =>
  places.every((place, index) => place > 0 && place > (places[index - 1] ?? 0));
const surf = 'id="surf-featured"';
const food = 'id="cuisine-featured"';

describe("The sections of a page", () => {
  test("are moved by buttons and by numbers, in both languages", async () => {
    expect(sorted(orderOf(await read("/"), surf, food))).toBe(true);
    const moved = await studio.send("/", "cuisine-featured", { intent: "move-up" });
    expect(await studio.toastOf(moved)).toBe("default.contentOrdered");
    expect(sorted(orderOf(await read("/"), food, surf))).toBe(true);
    expect(sorted(orderOf(await read("/es"), food, surf))).toBe(true);
    await studio.send("/", "cuisine-featured", { intent: "update", display_order: "5" });
    expect(sorted(orderOf(await read("/"), surf, food))).toBe(true);
    await studio.send("/es", "surf-featured", { intent: "move-down" });
    expect(sorted(orderOf(await read("/"), food, surf))).toBe(true);
    expect(
      (await studio.send("/", "cuisine-featured", { intent: "update", display_order: "x" })).status,
    ).toBe(400);
    expect((await studio.send("/", "cuisine-featured", { intent: "constructor" })).status).toBe(400);
  });

  test("are hidden and shown again, with their text unchanged", async () => {
    await studio.send("/", "surf-featured", { intent: "publish", "data.title": "Our reef" });
    const hidden = await studio.send("/", "surf-featured", { intent: "hide" });
    expect(await studio.toastOf(hidden)).toBe("default.contentUpdated");
    expect(await read("/")).not.toContain(surf);
    expect(await read("/es")).not.toContain(surf);
    expect(plain((await studio.html("/admin/content?page_path=%2F")).html)).toContain("Hidden");
    await studio.send("/", "surf-featured", { intent: "show" });
    expect(await read("/")).toContain("Our reef");
  });

  test("about surf spots have a tide and a swell to choose, used in both languages and on a day's page", async () => {
    const form = (await studio.html("/admin/content?page_path=%2Fsurf&section_name=spots")).html;
    expect(form.match(/<select[^>]*name="data.facts.0.tide"/g)).toHaveLength(1);
    expect(form).toMatch(/name="data.facts.8.tide".*?As built in \(any\)/s);
    const chosen = { intent: "publish", "data.facts.0.id": "cambutal", "data.facts.0.value": "Cambutal" };
    const sent = (more: object) => studio.send("/surf", "spots", { ...chosen, ...more });
    const refused = await sent({ "data.facts.0.tide": "sideways" });
    expect(refused.status).toBe(400);
    expect(plain(await refused.text())).toContain("Please choose one from the list");
    await sent({ "data.facts.0.tide": "low", "data.facts.0.swell": "0-150" });
    expect(plain(await read("/es/surf"))).toContain("Marea: seca · Olas mar afuera: hasta 1.5 m");
    expect(plain(await read("/es/today?date=2026-11-22"))).toContain("Funciona con esta marea: seca.");
  });

  test("with the town's facts change them on every page, including what's derived, in both languages", async () => {
    const form = (await studio.html("/admin/content?page_path=%2Finfo&section_name=town-facts")).html;
    expect(plain(form)).toContain("Turtles nest, months");
    expect(plain(form)).toContain("Panama City to Divisa by car, minutes");
    const sent = (amounts: Record<string, string>, more = {}) => {
      const rows = Object.entries(amounts).flatMap(([id, amount], index) => [
        [`data.facts.${index}.id`, id],
        [`data.facts.${index}.amount`, amount],
      ]);
      return studio.send("/info", "town-facts", { intent: "publish", ...Object.fromEntries(rows), ...more });
    };
    const refused = await sent({ turtleMonths: "summer" });
    expect(refused.status).toBe(400);
    expect(plain(await refused.text())).toContain("Please write it like 7-12, or like 45");
    expect(await read("/es/today?date=2026-12-10")).toContain("Tortugas");
    await sent({ turtleMonths: "8-11", driveCambutal: "30" }, { "data.facts.0.certainty": "high" });
    expect(plain(await read("/do"))).toContain("Turtles usually nest from August to November");
    const stale = await town.rows<{ ref: string }>("SELECT ref FROM search_changes WHERE kind = 'guide'");
    expect(stale.map(({ ref }) => ref)).toEqual(expect.arrayContaining(["/", "/do", "/surf", "/info"]));
    expect(plain(await read("/es/do"))).toContain("suelen anidar de agosto a noviembre");
    const year = await read("/es/surf");
    expect(plain(year)).toContain("Julio Lluvia, olas, primeras ballenas.");
    expect(year).toContain("year.svg#whales");
    expect(year).not.toContain("year.svg#turtles");
    expect(plain(await read("/info?service=emergency"))).toContain("about 30 minutes by car");
    expect(plain(await read("/es/transportation"))).toContain(
      "Calcula unas 6 horas en carro, sin contar paradas",
    );
    expect(await read("/es/today?date=2026-12-10")).not.toContain("Tortugas");
    await studio.send("/info", "town-facts", { intent: "hide" });
    expect(plain(await read("/do"))).toContain("Turtles usually nest from July to December");
  });

  test("created by an admin are created once, added at the end, and can be deleted", async () => {
    const form = { intent: "create", "data.title": "Lost and found", "data.text": "Ask at the shop." };
    const once = { ...form, form_token: newToken() };
    const created = await studio.send("/surf", "", once);
    expect(await studio.toastOf(created)).toBe("default.contentCreated");
    expect(created.headers.get("Location")).toBe(
      "/admin/content?page_path=%2Fsurf&section_name=lost-and-found",
    );
    expect((await studio.send("/surf", "", once)).status).toBe(303);
    const taken = await studio.send("/surf", "", { ...form, "data.text": "Something else" });
    expect(taken.status).toBe(400);
    expect(plain(await taken.text())).toContain("The page already has a part with this name");
    const html = await read("/surf");
    expect(html.split('id="lost-and-found"').length).toBe(2);
    const after = html.slice(html.indexOf("Ask at the shop."));
    expect([...after.matchAll(/<section [^>]*id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["next"]);
    await studio.send("/es/surf", "lost-and-found", { intent: "publish", "data.title": "Objetos perdidos" });
    expect(await read("/es/surf")).toContain("Objetos perdidos");
    const deleted = await studio.send("/surf", "lost-and-found", { intent: "delete" });
    expect(await studio.toastOf(deleted)).toBe("default.contentDeleted");
    expect(await read("/surf")).not.toContain("Lost and found");
    expect(await read("/es/surf")).not.toContain("Objetos perdidos");
    await studio.send("/surf", "", { ...form, intent: "save-draft" });
    const open = async () => plain((await studio.html("/admin/content?page_path=%2Fsurf")).html);
    expect(await open()).toContain("Lost and found");
    await studio.send("/surf", "lost-and-found", { intent: "delete" });
    expect(await open()).not.toContain("Lost and found");
    await studio.send("/surf", "", form);
    await studio.send("/es/surf", "lost-and-found", { intent: "save-draft", "data.title": "Perdidos" });
    await studio.send("/surf", "lost-and-found", { intent: "delete" });
    expect(await open()).not.toContain("Perdidos");
    await studio.send("/surf", "", { ...form, intent: "save-draft" });
    const dropped = await studio.send("/surf", "lost-and-found", { intent: "discard" });
    const there = dropped.headers.get("Location") ?? "";
    expect([there, (await studio.html(there)).response.status]).toEqual([
      "/admin/content?page_path=%2Fsurf",
      200,
    ]);
    await studio.send("/today", "", form);
    expect(await read("/today")).toContain("Ask at the shop.");
    expect((await studio.send("/nowhere", "", form)).status).toBe(404);
    const unnamed = await studio.send("/surf", "", { intent: "create", "data.title": "!" });
    expect(plain(await unnamed.text())).toContain("Please give it a name with a letter or a digit");
  });
});

describe("Versions", () => {
  test("are kept of every save with author, time and differences; going two back takes two presses", async () => {
    for (const title of ["First words", "Second words", "Third words"])
      await studio.send("/", "hero", { intent: "publish", "data.title": title });
    const { html } = await studio.open("/", "hero");
    const words = plain(html);
    expect(words).toContain("Version 3: Published Public now");
    expect(words).toContain(`by ${admin.name}`);
    expect(html).toContain("<mark>Second</mark>");
    const back = await studio.send("/", "hero", { intent: "restore", revision: "2" });
    expect(await studio.toastOf(back)).toBe("default.contentUpdated");
    expect(await read("/")).toContain("Second words");
    await studio.send("/", "hero", { intent: "restore", revision: "1" });
    expect(await read("/")).toContain("First words");
    expect(plain((await studio.open("/", "hero")).html)).toContain("Version 5: Restored Public now");
    expect((await studio.send("/", "hero", { intent: "restore", revision: "77" })).status).toBe(404);
  });

  test("of a text by an earlier release are kept before the first change", async () => {
    await town.rows(
      "INSERT INTO page_content (id, page_path, section_name, content_data, is_visible, display_order, created_at, updated_at) VALUES ('a', '/', 'hero', ?, 1, 1, 0, 0)",
      JSON.stringify({ title: "From long ago" }),
    );
    await studio.send("/", "hero", { intent: "publish", "data.title": "New words" });
    await studio.send("/", "hero", { intent: "restore", revision: "1" });
    expect(await read("/")).toContain("From long ago");
  });
});

describe("A schedule", () => {
  const later = "2026-11-21T18:00:00Z";
  const plan = { intent: "publish", publish_at: "2026-11-21T12:30", "data.title": "From noon on" };
  const run = (at: string) => town.run({ cron: everyMinute, at: new Date(at) });

  test("is published at its time, in Panama, and not before", async () => {
    const planned = await studio.send("/", "hero", plan);
    expect(await studio.toastOf(planned)).toBe("default.contentScheduled");
    expect(await read("/")).not.toContain("From noon on");
    expect(plain((await studio.open("/", "hero")).html)).toContain("Version 1 is published on");
    await run("2026-11-21T17:29:00Z");
    expect(await read("/", "2026-11-21T17:29:30Z")).not.toContain("From noon on");
    await run(later);
    await run("2026-11-21T18:01:00Z");
    expect(await read("/", later)).toContain("From noon on");
    expect(await town.rows("SELECT number FROM content_versions")).toHaveLength(2);
  });

  test("is stopped if something newer was published meanwhile, and says so", async () => {
    await studio.send("/", "hero", plan);
    await studio.send("/", "hero", { intent: "publish", "data.title": "Something newer" });
    await run("2026-11-21T18:02:00Z");
    expect(await read("/", later)).toContain("Something newer");
    expect(plain((await studio.open("/", "hero")).html)).toContain("so it was stopped");
    const dropped = await studio.send("/", "hero", { intent: "discard", schedule: "on" });
    expect(await studio.toastOf(dropped)).toBe("default.contentUnscheduled");
    expect(plain((await studio.open("/", "hero")).html)).toContain("Version 3: No longer scheduled");
    expect(await town.rows("SELECT 1 FROM content_versions WHERE state IN ('waiting', 'stopped')")).toEqual(
      [],
    );
  });

  test("in the past is refused beside its field", async () => {
    const late = await studio.send("/", "hero", { ...plan, publish_at: "2026-11-21T09:00" });
    const html = await late.text();
    expect(late.status).toBe(400);
    expect(plain(html)).toContain("Please choose a day and a time in the future");
    expect(fieldValue(html, "data.title")).toBe("From noon on");
    expect(fieldValue(html, "publish_at")).toBe("2026-11-21T09:00");
  });

  test.each(["", "  ", "soon"])(
    "for the day “%s” is refused beside its field, and nothing is public",
    async (publish_at) => {
      const before = await read("/");
      const sent = await studio.send("/", "hero", { ...plan, publish_at });
      const html = await sent.text();
      expect(sent.status).toBe(400);
      expect(plain(html)).toContain("Please choose a day and a time in the future");
      expect(fieldValue(html, "data.title")).toBe("From noon on");
      expect(await read("/")).toBe(before);
      expect(await town.rows("SELECT 1 FROM content_versions")).toEqual([]);
    },
  );
});

describe("Spanish", () => {
  test("is marked as outdated when English changes, with the differences, until it's updated or confirmed", async () => {
    await studio.send("/", "intro", { intent: "publish", "data.title": "A small town" });
    await studio.send("/es", "intro", { intent: "publish", "data.title": "Un pueblo chico" });
    expect(plain((await studio.open("/es", "intro")).html)).not.toContain("The English text has changed");
    await studio.send("/", "intro", { intent: "publish", "data.title": "A small quiet town" });
    const { html } = await studio.open("/es", "intro");
    expect(plain(html)).toContain("The English text has changed");
    expect(html).toContain("<mark> quiet</mark>");
    await studio.send("/es", "intro", { intent: "still-right" });
    expect(plain((await studio.open("/es", "intro")).html)).not.toContain("The English text has changed");
    expect(await read("/es")).toContain("Un pueblo chico");
  });
});

test("a service with an emergency number shows on /info in both languages", async () => {
  const { html } = await studio.open("/info", "services");
  const names = [...html.matchAll(/name="(data\.services\.\d+\.(?:id|details))"/g)].map(
    ([, name = ""]) => name,
  );
  const typed = Object.fromEntries(names.map((name) => [name, fieldValue(html, name) ?? ""]));
  const rows = Object.entries(typed).filter(([name]) => name.endsWith(".id"));
  const emergency = rows.find(([, id]) => id === "emergency")?.[0].split(".")[2];
  const numbers = `data.services.${emergency}.emergencyNumbers`;
  const list = [...html.matchAll(new RegExp(`name="(${numbers.replaceAll(".", "\\.")}\\.\\d+\\.id)"`, "g"))];
  const kept = Object.fromEntries(list.map(([, name = ""]) => [name, fieldValue(html, name) ?? ""]));
  const added = {
    [`${numbers}.${list.length}.name`]: "Lifeguard",
    [`${numbers}.${list.length}.number`]: "911",
  };
  const saved = await studio.send("/info", "services", { intent: "publish", ...typed, ...kept, ...added });
  expect(await studio.toastOf(saved)).toBe("default.contentUpdated");
  expect(plain(await read("/info?tab=services&service=emergency"))).toContain("Lifeguard");
  expect(plain(await read("/es/info?tab=services&service=emergency"))).toContain("Lifeguard");
});
