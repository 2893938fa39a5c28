import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { check, deploy } from "../../scripts/deploy/deploy";
import { readConfiguration, writeCommandConfig, writeUploadConfig } from "../../scripts/deploy/settings";
import { askWrangler } from "../../scripts/deploy/wrangler";
import { knownMigrations } from "../../scripts/migrations";
import { openCloudflare } from "../support/cloudflare/account";

// The installed wrangler, with a mock of Cloudflare's API.
let cloudflare: Awaited<ReturnType<typeof openCloudflare>>;
beforeAll(async () => {
  cloudflare = await openCloudflare();
});
afterAll(() => cloudflare.close());

const folder = mkdtempSync(join(tmpdir(), "guide-"));
const tracked = readFileSync("wrangler.toml", "utf8");
const vars = { ORIGIN: "https://cambutal.guide", MAIL_FROM: "Guide <hello@cambutal.guide>" };

type Wish = {
  place?: "live" | "staging";
  vars?: Record<string, string>;
  database?: string;
  signedIn?: boolean;
};

function world({ place = "live", vars: own = vars, database, signedIn }: Wish = {}) {
  const file = join(folder, `${place}.toml`);
  const lines = Object.entries(own).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  const named = database ? `[[d1_databases]]\nbinding = "DB"\ndatabase_name = "${database}"` : "";
  writeFileSync(file, ["[vars]", ...lines, named].join("\n"));
  const configuration = readConfiguration(place, { own: file });
  const env = { ...process.env, ...cloudflare.env({ signedIn }), HOME: folder, XDG_CONFIG_HOME: folder };
  const ask = (args: string[]) => askWrangler(args, env);
  return {
    place,
    configuration,
    other: readConfiguration(place === "live" ? "staging" : "live", {
      own: join(folder, place === "live" ? "staging.toml" : "live.toml"),
    }),
    config: writeCommandConfig(place, configuration),
    knownMigrations,
    ask,
    run: async (args: string[]) => (await ask(args)).status === 0,
    build: () => writeUploadConfig(place, file),
    keepOldFiles: async () => "",
    say: () => {},
    isUp: async () => true,
  };
}

const tables = (name: string) =>
  cloudflare.databases
    .find((database) => database.name === name)
    ?.rows.prepare("SELECT name FROM d1_migrations ORDER BY id")
    .all()
    .map((row) => row.name);

// Fifty commands of about a second each, longer on a busy machine.
describe("npm run deploy, with wrangler itself", { timeout: 300_000 }, () => {
  test("shows nothing to people who aren't signed in except that", async () => {
    const { ok, said } = await check(world({ signedIn: false }));
    expect([ok, said]).toEqual([false, expect.stringContaining("npx wrangler login")]);
  });

  test("continues after a failure, and ends with a complete guide", async () => {
    const before = await check(world());
    expect(before.said).toContain("- the database cambutal-search\n- the bucket cambutal-cms-images");
    expect(before.said).toContain("- the Worker playa-cambutal-guide\nWould migrate:\n- cambutal: 0000_");
    expect(cloudflare.changes).toEqual([]);

    cloudflare.failing.push(/POST d1.database.2.*query$/);
    const stopped = await deploy(world());
    expect([stopped.ok, stopped.said]).toEqual([false, expect.stringContaining("apply SEARCH_DB")]);
    expect(cloudflare.workers.size).toBe(0);
    cloudflare.failing.length = 0;
    const first = await deploy(world());
    expect(first).toMatchObject({ ok: true, said: expect.stringContaining("Now make the first admin") });
    const { databases, buckets, workers } = cloudflare;
    expect(databases.map(({ name }) => name)).toEqual(["cambutal", "cambutal-search"]);
    expect(tables("cambutal")).toEqual(knownMigrations.DB);
    expect(tables("cambutal-search")).toEqual(knownMigrations.SEARCH_DB);
    expect(buckets).toEqual(["cambutal-cms-images", "cambutal-business-images", "cambutal-site-files"]);
    const worker = workers.get("playa-cambutal-guide");
    expect(worker).toMatchObject({
      crons: ["* * * * *", "7 * * * *", "15 5 * * *"],
      domains: ["cambutal.guide"],
      isOnWorkersDev: false,
    });
    expect(cloudflare.unknown).toEqual([]);
    expect(readFileSync("wrangler.toml", "utf8")).toBe(tracked);
  });

  test("creates nothing again the second time, and its check names each setting that changes", async () => {
    const asked = cloudflare.changes.length;
    const changed = { ...vars, MAIL_FROM: "hola@cambutal.guide" };
    expect((await check(world({ vars: changed }))).said).toBe(`Would change:
- MAIL_FROM: "Guide <hello@cambutal.guide>", from now on "hola@cambutal.guide"
Then it would build, and upload to playa-cambutal-guide for https://cambutal.guide.
Nothing has been changed.`);
    expect(cloudflare.changes.slice(asked)).toEqual([]);

    expect((await deploy(world({ vars: changed }))).ok).toBe(true);
    const { databases, buckets, workers } = cloudflare;
    expect([databases.length, buckets.length, workers.size]).toEqual([2, 3, 1]);
    const [, second] = workers.get("playa-cambutal-guide")?.versions ?? [];
    expect(second?.resources.bindings).toContainEqual(
      expect.objectContaining({ name: "MAIL_FROM", text: "hola@cambutal.guide" }),
    );
  });

  test("rolls back to the previous version with wrangler, leaving the databases alone", async () => {
    const worker = cloudflare.workers.get("playa-cambutal-guide");
    const [first, second] = worker?.versions ?? [];
    expect(worker?.current).toBe(second?.id);
    const asked = cloudflare.changes.length;
    const { ask } = world();
    const back = await ask(["rollback", first?.id ?? "", "--name", "playa-cambutal-guide", "--yes"]);
    expect([back.status, worker?.current]).toEqual([0, first?.id]);
    expect(cloudflare.changes.slice(asked).filter((line) => line.includes("d1"))).toEqual([]);
    expect((await check(world())).said).toMatch(/^Settings and databases stay as they are\./);
  });

  test("stops before an empty database if the name in the settings has changed", async () => {
    const asked = cloudflare.changes.length;
    const { ok, said } = await deploy(world({ database: "las-tablas" }));
    expect([ok, said]).toEqual([false, expect.stringContaining('which is called "cambutal"')]);
    expect(cloudflare.changes.slice(asked)).toEqual([]);
  });

  test("deploys staging separately, with its own database, buckets and Worker", async () => {
    const asked = cloudflare.changes.length;
    const live = structuredClone(cloudflare.workers.get("playa-cambutal-guide"));
    const staging = { place: "staging" as const, vars: { ...vars, ORIGIN: "https://try.cambutal.guide" } };
    expect((await deploy(world(staging))).ok).toBe(true);
    const { databases, buckets, workers } = cloudflare;
    expect(databases.slice(2).map(({ name }) => name)).toEqual([
      "cambutal-staging",
      "cambutal-search-staging",
    ]);
    expect(buckets.slice(3).every((bucket) => bucket.endsWith("-staging"))).toBe(true);
    const ids = databases.slice(2).map(({ uuid }) => uuid);
    const bindings = workers.get("playa-cambutal-guide-staging")?.versions[0]?.resources.bindings ?? [];
    expect(bindings.filter(({ type }) => type === "d1").map(({ id }) => id)).toEqual(ids);
    expect(bindings).toContainEqual(expect.objectContaining({ name: "STAGING", text: "on" }));
    const touched = cloudflare.changes
      .slice(asked)
      .filter((line) => !/ (d1.database|r2.buckets)$/.test(line) && !ids.some((id) => line.includes(id)))
      .filter((line) => !line.includes("playa-cambutal-guide-staging"));
    expect(touched).toEqual([]);
    expect(workers.get("playa-cambutal-guide")).toEqual(live);
  });
});
