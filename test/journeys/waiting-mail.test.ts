import { afterAll, beforeAll, expect, test } from "vitest";
import { mailsTo } from "../support/mailbox";
import { fieldValue } from "../support/page-html";
import { makeAdmin, type Person } from "../support/people";
import { addHotel, addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let admin: Person;
let quiet: Person;
beforeAll(async () => {
  town = await openTown();
  [admin, quiet] = [await makeAdmin(town), await makeAdmin(town)];
});
afterAll(() => town.close());

/** Minutes after 9:00 AM in Panama. */
const start = Date.parse("2026-11-23T14:00:00Z");
const at = (minutes: number) => new Date(start + minutes * 60_000);
const minute = (minutes: number) => town.run({ cron: "* * * * *", at: at(minutes) });
const since = (minutes: number) => ({ status: "pending" as const, waiting_since: at(minutes).getTime() });
const told = async (person: Person) =>
  (await mailsTo(town, person.email)).filter(({ text }) => text.includes("/admin/submissions"));

test("An admin is mailed when something waits, at once and then once an hour; the link opens it", async () => {
  const choice = await town.post("/admin", { notify: "off" }, { headers: quiet.headers });
  expect(choice.status).toBe(303);
  await minute(0);
  expect(await told(admin)).toEqual([]);

  const { id } = await addRestaurant(town, { ...since(1), name: "El Ancla" });
  await minute(1);
  const [first] = await told(admin);
  expect(first?.subject).toBe("“El Ancla” is waiting for review");
  expect(first?.text).toContain(`/admin/submissions/restaurant/${id}`);
  const opened = await town.get(`/admin/submissions/restaurant/${id}`, { headers: admin.headers });
  expect(opened.status).toBe(200);

  await addHotel(town, { ...since(2), name: "Villa Sol" });
  await addHotel(town, { ...since(3), name: "Villa Luna" });
  await minute(3);
  await minute(60);
  expect(await told(admin)).toHaveLength(1);
  await minute(61);
  await minute(61);
  const [second, ...before] = await told(admin);
  expect(before).toHaveLength(1);
  expect(second?.subject).toBe("3 submissions are waiting for review");
  expect(second?.text).toContain("Villa Sol (Hotel)");
  expect(second?.text).not.toContain("El Ancla");
  expect(await told(quiet)).toEqual([]);
});

test("What still waits is mentioned again two mornings later, and each admin has their own setting", async () => {
  const days = (count: number) => count * 24 * 60;
  await minute(days(1) - 60);
  const before = (await told(admin)).length;
  await minute(days(2) - 120);
  const [digest, ...others] = await told(admin);
  expect(others).toHaveLength(before);
  expect(digest?.text).toContain("3 submissions are still waiting for review.");
  const page = await (await town.get("/admin", { headers: quiet.headers })).text();
  expect(fieldValue(page, "notify")).toBe("off");
  expect((await town.post("/admin", { notify: "always" }, { headers: quiet.headers })).status).toBe(400);
});
