import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestKinds, requestSpan } from "../../app/rules/accounts/data-requests";
import { putDataRequest } from "../../app/server/db/accounts/data-requests";
import { putMailedToken } from "../../app/server/db/accounts/mailed-tokens";
import { hashToken } from "../../app/server/platform/tokens";
import { openBrowser } from "../support/browser";
import { expectFit } from "../support/page-checks";
import { makeAdmin, type Person, signUp } from "../support/people";
import { addRestaurant } from "../support/places";
import { openTown, type Town } from "../support/town";

let town: Town;
let browser: Browser;
let admin: Person;
let page: Page;
beforeAll(async () => {
  [town, browser] = await Promise.all([openTown(), openBrowser()]);
  page = await browser.newPage({ reducedMotion: "reduce" });
  admin = await makeAdmin(town, { name: "Una Persona con un Nombre Bastante Largo" });
  const { db, now } = town.services();
  const newcomer = await signUp(town);
  const asked = { user_id: newcomer.id, purpose: "verify", email: newcomer.email } as const;
  await putMailedToken(db, { ...asked, token_hash: await hashToken("asked"), span: 60 * 60_000 }, now());
  await addRestaurant(town, { user_id: admin.id });
  await town.rows("UPDATE profiles SET taken_over_at = ? WHERE id = ?", Date.now(), admin.id);
  for (const kind of requestKinds) {
    const times = { asked_at: Date.now(), expires_at: Date.now() + requestSpan };
    const request = { email: admin.email, kind, user_id: admin.id, asked_by: admin.id, ...times };
    await putDataRequest(db, { ...request, token_hash: await hashToken(kind) });
  }
  for (const purpose of ["recover", "verify"] as const) {
    const token = { user_id: admin.id, purpose, token_hash: await hashToken(purpose), email: admin.email };
    await putMailedToken(db, { ...token, span: 60 * 60_000 }, now());
  }
});
afterAll(() => Promise.all([town.close(), browser.close()]));

const doors = [
  "/auth",
  "/auth?tab=sign-up",
  "/auth/code",
  "/auth/recover",
  "/auth/recover?sent=1",
  "/auth/reset?token=x",
  "/auth/reset?token=recover",
  "/auth/verify?token=x",
  "/auth/verify?token=verify",
  "/auth/verify?token=asked",
  "/auth/data-request?token=x",
  "/auth/data-request?token=export",
  "/auth/data-request?token=delete",
];
const rooms = ["/profile", "/profile?tab=listings", "/profile/security", "/profile/sent-before", "/admin"];
const both = (paths: string[]) => paths.flatMap((path) => [path, `/es${path}`]);

describe("Every page of an account", () => {
  test.each([...both(doors).map((path) => [path, false]), ...both(rooms).map((path) => [path, true])] as [
    string,
    boolean,
  ][])(
    "%s is clean for axe by day and night, wide and narrow, and fits a small phone",
    async (path, isIn) => {
      await page.setExtraHTTPHeaders(isIn ? admin.headers : {});
      await page.goto(new URL(path, town.url).href, { waitUntil: "networkidle" });
      await expectFit(page);
    },
  );

  test.each(both(["/auth", "/auth?tab=sign-up"]))("%s stays clean for axe with its errors", async (path) => {
    await page.setExtraHTTPHeaders({});
    await page.goto(new URL(path, town.url).href, { waitUntil: "networkidle" });
    const submit = page.locator("main form:has([name=intent]) [type=submit]");
    await Promise.all([page.waitForEvent("load"), submit.click()]);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.locator("[aria-invalid=true]").count()).toBeGreaterThan(1);
    await expectFit(page, "with errors");
  });
});
