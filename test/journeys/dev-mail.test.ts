import { afterAll, beforeAll, expect, test } from "vitest";
import { plain } from "../support/page-html";
import { openTown, type Town } from "../support/town";

let town: Town;
beforeAll(async () => {
  town = await openTown({ now: "2026-12-04T17:30:00Z" });
  await town.post("/newsletter", { email: "eva@example.test", returnTo: "/" });
});
afterAll(() => town.close());

const read = async (path: string) => (await town.get(path)).text();

test("a local mail is listed by its subject, and readable as text and as HTML", async () => {
  const [{ id, subject } = { id: "", subject: "" }] = await town.rows<{ id: string; subject: string }>(
    "SELECT id, subject FROM outbox",
  );
  const list = await read("/dev/mail");
  expect(list).toContain(`href="/dev/mail/${id}"`);
  expect(plain(list)).toContain("To eva@example.test · December 4, 2026, 12:30 PM");

  const mail = await town.get(`/dev/mail/${id}`);
  expect(mail.headers.get("Content-Security-Policy")).toContain("frame-src 'self'");
  const page = await mail.text();
  expect(plain(page)).toContain(subject);
  expect(page).toContain(`src="/dev/mail/${id}?format=html"`);
  expect(page).toMatch(/<a href="http\S+confirm\?token=/);
  const html = await town.get(`/dev/mail/${id}?format=html`);
  expect(html.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(await html.text()).toMatch(/^<!DOCTYPE html>.*<base target="_top">/s);
  expect((await town.get("/dev/mail/none")).status).toBe(404);
});

test("where mail is really sent, it can't be read here", async () => {
  const deployed = await openTown({ vars: { DEV_PAGES: "off" } });
  await deployed.post("/newsletter", { email: "eva@example.test", returnTo: "/" });
  const [{ id } = { id: "" }] = await deployed.rows<{ id: string }>("SELECT id FROM outbox");
  for (const path of ["/dev/mail", `/dev/mail/${id}`, `/dev/mail/${id}?format=html`])
    expect((await deployed.get(path)).status).toBe(404);
  await deployed.close();
});
