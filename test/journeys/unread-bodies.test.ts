import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openWire } from "../support/raw-http";
import { openTown, type Town } from "../support/town";

let town: Town;
let wire: ReturnType<typeof openWire>;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());
beforeEach(() => {
  wire = openWire(town);
});
afterEach(() => wire.close());

const kilobytes = 1024;
const megabytes = 1024 * kilobytes;

/** The status of each of several requests over one connection. */
async function answersTo(times: number, path: string, sent: Parameters<typeof wire.send>[1]) {
  const statuses: (number | undefined)[] = [];
  for (let time = 0; time < times; time++) statuses.push((await wire.send(path, sent)).status);
  return { statuses: [...new Set(statuses)], times: statuses.length, connections: wire.connections() };
}

describe("A form whose body isn't read gets the same answer however often, over one connection", () => {
  test.each([
    ["of a page that takes none", "/", {}, 405],
    ["of a page's data", "/surf.data", {}, 405],
    ["of no page", "/nowhere", {}, 404],
    ["with a method nobody serves", "/", { method: "PUT" }, 405],
    ["from another site", "/newsletter", { headers: { Origin: "https://elsewhere.test" } }, 403],
    ["of somebody who is not signed in", "/profile", {}, 302],
    ["to an address spelled otherwise", "//surf", {}, 308],
    ["that comes with a visit", "/", { method: "GET" }, 200],
  ])("%s: %s", async (_, path, sent, status) => {
    const once = { statuses: [status], times: 25, connections: 1 };
    expect(await answersTo(25, path, { bytes: 100 * kilobytes, ...sent })).toEqual(once);
  });

  test.each([
    ["as large as may be", { bytes: 25 * megabytes }],
    ["as large as may be, without saying so", { bytes: 25 * megabytes, unmeasured: true }],
    ["by a program that waits for leave", { bytes: 2 * megabytes, expects: true }],
  ])("%s", async (_, sent) => {
    expect(await answersTo(3, "/", sent)).toEqual({ statuses: [405], times: 3, connections: 1 });
    expect((await wire.send("/surf", { method: "GET" })).status).toBe(200);
  });
});

describe("More than 25 MB", () => {
  test.each([
    ["to a page that takes no form", "/", {}],
    ["to one that does", "/newsletter", {}],
    ["without saying so", "/", { unmeasured: true }],
    ["without saying so, to a form", "/newsletter", { unmeasured: true }],
    ["by a program that waits for leave", "/", { expects: true }],
  ])("is too much, %s, and the next request is served", async (_, path, sent) => {
    for (let time = 0; time < 3; time++) {
      const { status, text } = await wire.send(path, { bytes: 26 * megabytes, ...sent });
      expect(status).toBe(413);
      expect(text).toContain("That&#x27;s too much at once");
      expect((await wire.send("/surf", { method: "GET" })).status).toBe(200);
    }
  });
});

test("isn't logged as an error", async () => {
  await wire.send("/", { bytes: 100 });
  const lines = town.logs().map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(({ event }) => event !== "request")).toEqual([]);
});
