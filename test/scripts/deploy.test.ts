import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Configuration, layOver, sharedNames } from "../../scripts/deploy/configuration";
import { check, deploy } from "../../scripts/deploy/deploy";
import { readConfiguration } from "../../scripts/deploy/settings";
import { readWhere } from "../../scripts/deploy/where";
import type { Answer } from "../../scripts/deploy/wrangler-answers";

const good = { ORIGIN: "https://cambutal.guide", MAIL_FROM: "hello@cambutal.guide", DEV_PAGES: "off" };
const base: Configuration = {
  name: "guide",
  vars: { ORIGIN: "http://localhost:8787", MAIL_FROM: "hello@cambutal.test", DEV_PAGES: "off" },
  d1_databases: [
    { binding: "DB", database_name: "cambutal", migrations_dir: "drizzle" },
    { binding: "SEARCH_DB", database_name: "cambutal-search", migrations_dir: "drizzle/search" },
  ],
  r2_buckets: [{ binding: "FILES", bucket_name: "cambutal-site-files" }],
  ratelimits: [{ name: "FLOOD_BRAKE", namespace_id: "1001" }],
};

const json = (value: unknown): Answer => ({ status: 0, out: JSON.stringify(value, null, 2), complaint: "" });
const refused = (complaint: string, status: number | null = 1): Answer => ({ status, out: "", complaint });
const noWorker = refused('Worker "guide" not found.\n\nIf this is a new Worker, run `wrangler deploy`');
const bindings = [
  ...Object.entries(good).map(([name, text]) => ({ type: "plain_text", name, text })),
  { type: "d1", name: "DB", id: "1" },
  { type: "d1", name: "SEARCH_DB", id: "2" },
  { type: "r2_bucket", name: "FILES", bucket_name: "cambutal-site-files" },
];
/** wrangler's answers about a guide that was deployed yesterday. */
const deployed: { [command: string]: Answer } = {
  whoami: { status: 0, out: "You are logged in", complaint: "" },
  "secret list": json([]),
  "d1 list": json([
    { name: "cambutal", uuid: "1" },
    { name: "cambutal-search", uuid: "2" },
  ]),
  "r2 bucket list": { status: 0, out: "Listing buckets...\n", complaint: "" },
  "deployments status": json({ versions: [{ version_id: "v1", percentage: 100 }] }),
  "versions view v1": json({ resources: { bindings } }),
  "d1 execute DB": json([{ results: [{ name: "0000_all.sql" }] }]),
  "d1 execute SEARCH_DB": json([{ results: [{ name: "0000_index.sql" }] }]),
};
const nothing = { "secret list": noWorker, "d1 list": json([]) };

type Stand = {
  vars?: Record<string, string>;
  database?: string;
  answers?: { [command: string]: Answer };
  failing?: string;
  isUp?: boolean;
};

/** A mock of wrangler that records its commands. */
function standIn({ vars, database, answers = {}, failing = "", isUp = true }: Stand) {
  const done: string[] = [];
  const asked: string[] = [];
  const d1_databases = database ? [{ binding: "DB", database_name: database }] : [];
  const world = {
    place: "live" as const,
    configuration: layOver(base, { vars: { ...good, ...vars }, d1_databases }, "live"),
    other: layOver(base, {}, "staging"),
    config: "live.json",
    knownMigrations: { DB: ["0000_all.sql", "0001_more.sql"], SEARCH_DB: ["0000_index.sql"] },
    async ask(args: string[]) {
      const command = args.join(" ");
      asked.push(command);
      const known = Object.entries({ ...deployed, ...answers }).find(([start]) => command.startsWith(start));
      return known?.[1] ?? refused(`nobody knows ${command}`);
    },
    async run(args: string[]) {
      const step = args.slice(0, args.indexOf("--config")).join(" ");
      done.push(step);
      return failing === "" || !step.startsWith(failing);
    },
    build() {
      done.push("build");
      return "built.json";
    },
    keepOldFiles: async () => "",
    say: () => {},
    isUp: async () => isUp,
  };
  return { world, done, asked };
}

async function deployWith(stand: Stand = {}) {
  const { world, done, asked } = standIn(stand);
  return { ...(await deploy(world)), done, asked };
}
async function checkWith(stand: Stand = {}) {
  const { world, done, asked } = standIn(stand);
  return { ...(await check(world)), done, asked };
}

const migrations = ["d1 migrations apply DB --remote", "d1 migrations apply SEARCH_DB --remote"];
const creations = ["cambutal", "cambutal-search"].map((name) => `d1 create ${name} --update-config=false`);

describe("A deployment", () => {
  test("creates and migrates the databases before any code needs them, and uploads last", async () => {
    const first = await deployWith({ answers: nothing });
    expect(first.done).toEqual(["build", ...creations, ...migrations, "deploy"]);
    expect([first.ok, first.said]).toEqual([
      true,
      expect.stringContaining("is up. Now make the first admin"),
    ]);
  });

  test("creates nothing the second time", async () => {
    const { ok, said, done } = await deployWith();
    expect(done).toEqual(["build", ...migrations, "deploy"]);
    expect([ok, said]).toEqual([true, "https://cambutal.guide is up."]);
  });

  test.each(creations)("continues, once %s has failed, with what's left to do", async (failing) => {
    const stopped = await deployWith({ answers: nothing, failing });
    expect([stopped.ok, stopped.done.at(-1)]).toEqual([false, failing]);
    const made = creations.indexOf(failing) === 0 ? [] : [{ name: "cambutal", uuid: "1" }];
    const again = await deployWith({
      answers: {
        ...nothing,
        "d1 list": json(made),
        "d1 execute DB": refused("no such table: d1_migrations: SQLITE_ERROR"),
      },
    });
    expect(again.done).toEqual(["build", ...creations.slice(made.length), ...migrations, "deploy"]);
  });

  test.each([
    ["d1 migrations apply DB", ["build", ...migrations.slice(0, 1)]],
    ["d1 migrations apply SEARCH_DB", ["build", ...migrations]],
    ["deploy", ["build", ...migrations, "deploy"]],
  ])("stops if %s fails, and says so", async (failing, done) => {
    const stopped = await deployWith({ failing });
    expect([stopped.ok, stopped.done]).toEqual([false, done]);
    expect(stopped.said).toContain(`"wrangler ${failing}`);
  });

  test.each([
    ["wrangler is missing", { whoami: refused("", null) }, "run npm install"],
    [
      "nobody is signed in",
      { whoami: { status: 0, out: "You are not authenticated. Please run", complaint: "" } },
      "wrangler login",
    ],
    ["whoami fails", { whoami: refused("fetch failed") }, "fetch failed"],
    ["the secrets cannot be listed", { "secret list": refused("code: 10000") }, "code: 10000"],
    ["the databases cannot be listed", { "d1 list": refused("fetch failed") }, "fetch failed"],
    ["R2 is not enabled", { "r2 bucket list": refused("Please enable R2") }, "Please enable R2"],
    ["nobody can say what is deployed", { "deployments status": refused("code: 7003") }, "code: 7003"],
    ["what is deployed cannot be shown", { "versions view v1": refused("code: 7004") }, "code: 7004"],
    ["the migrations cannot be read", { "d1 execute SEARCH_DB": refused("timed out") }, "timed out"],
  ])("does nothing, not even build, while %s, and its check says the same", async (_, answers, why) => {
    const { ok, said, done } = await deployWith({ answers });
    expect([ok, done, said]).toEqual([false, [], expect.stringContaining(why)]);
    expect(await checkWith({ answers })).toMatchObject({ ok: false, said: expect.stringContaining(why) });
  });

  test("doesn't start with an empty database if the guide's own has another name", async () => {
    const renamed = await deployWith({ database: "las-tablas" });
    expect([renamed.ok, renamed.done]).toEqual([false, []]);
    expect(renamed.said).toContain('no database "las-tablas"');
    expect(renamed.said).toContain('which is called "cambutal"');
    const gone = await checkWith({ answers: { "d1 list": json([{ name: "cambutal-search", uuid: "2" }]) } });
    expect([gone.ok, gone.said]).toEqual([false, expect.stringContaining("docs/backup.md")]);
  });

  test("treats a Worker that only has secrets so far as missing", async () => {
    const answers = {
      ...nothing,
      "secret list": json([{ name: "GOOGLE_CLIENT_ID" }, { name: "GOOGLE_CLIENT_SECRET" }]),
      "deployments status": refused("The Worker guide has no deployments."),
    };
    expect((await deployWith({ answers })).done).toEqual(["build", ...creations, ...migrations, "deploy"]);
  });

  test("isn't done if the code is older than the databases", async () => {
    const newer = json([{ results: [{ name: "0000_all.sql" }, { name: "0002_newer.sql" }] }]);
    const { ok, said, done } = await deployWith({ answers: { "d1 execute DB": newer } });
    expect([ok, done, said]).toEqual([false, [], expect.stringContaining("0002_newer.sql")]);
  });

  test.each([
    [{ ORIGIN: "http://localhost:8787" }, "ORIGIN must be"],
    [{ ORIGIN: "https://cambutal.guide/" }, "ORIGIN must be"],
    [{ MAIL_FROM: "Guide <hello@cambutal.test>" }, "MAIL_FROM must be"],
    [{ MAIL_FROM: "" }, "MAIL_FROM must be"],
    [{ DEV_PAGES: "on" }, "DEV_PAGES must be off"],
    [{ STAGING: "on" }, "STAGING must not be set"],
    [{ ACCESS_TEAM: "https://team.cloudflareaccess.com" }, "ACCESS_AUD missing"],
    [{ OPENID_ISSUER: "https://id.example.com" }, "OPENID_CLIENT_ID, OPENID_CLIENT_SECRET missing"],
  ])("refuses %j and names the line and its file", async (vars, line) => {
    const { ok, said, done } = await deployWith({ vars });
    expect([ok, done, said]).toEqual([false, [], expect.stringContaining(line)]);
    expect(said).toContain("settings.toml");
  });

  test("knows which settings are secret, and which are missing", async () => {
    const secrets = (...names: string[]) => ({
      "secret list": json(names.map((name) => ({ name, type: "secret_text" }))),
    });
    expect((await deployWith({ answers: secrets("GOOGLE_CLIENT_ID") })).said).toContain(
      "GOOGLE_CLIENT_SECRET missing",
    );
    expect((await deployWith({ answers: secrets("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET") })).ok).toBe(
      true,
    );
  });

  test("says that the guide is up only when it is", async () => {
    const later = await deployWith({ isUp: false });
    expect([later.ok, later.said.includes("is up")]).toEqual([false, false]);
    const first = await deployWith({ isUp: false, answers: nothing });
    expect([first.ok, first.said]).toEqual([true, expect.stringContaining("does not answer yet")]);
  });
});

describe("The check before a deployment", () => {
  test("says the first time what would be created, and does nothing", async () => {
    const { ok, said, done } = await checkWith({ answers: nothing });
    expect([ok, done]).toEqual([true, []]);
    expect(said).toBe(`Would create:
- the database cambutal
- the database cambutal-search
- the bucket cambutal-site-files
- the Worker guide
Would migrate:
- cambutal: 0000_all.sql
- cambutal: 0001_more.sql
- cambutal-search: 0000_index.sql
Then it would build, and upload to guide for https://cambutal.guide.
Nothing has been changed.`);
  });

  test("says later what would change and migrate, setting by setting", async () => {
    const moved = [
      { name: "cambutal", uuid: "1" },
      { name: "cambutal-search", uuid: "2" },
      { name: "las-tablas", uuid: "3" },
    ];
    const vars = { MAIL_FROM: "Guide <hola@cambutal.guide>", CONTACT_EMAIL: "ana@cambutal.guide" };
    const { said } = await checkWith({ vars, database: "las-tablas", answers: { "d1 list": json(moved) } });
    expect(said).toContain(`Would change:
- CONTACT_EMAIL: not set, from now on "ana@cambutal.guide"
- MAIL_FROM: "hello@cambutal.guide", from now on "Guide <hola@cambutal.guide>"
- DB: another database, las-tablas, with other content
Would migrate:
- las-tablas: 0001_more.sql
Then`);
    expect(said).not.toContain("create");
  });

  test("only runs wrangler commands that change nothing", async () => {
    const { asked } = await checkWith();
    const reading = /^(whoami|secret list|d1 list|r2 bucket list|deployments status|versions view) ?/;
    const query = /^d1 execute (SEARCH_)?DB --remote --config live.json --json --command SELECT /;
    expect(asked.filter((command) => !reading.test(command) && !query.test(command))).toEqual([]);
  });
});

describe("The settings of an environment", () => {
  const file = (name: string, text: string) => {
    const path = join(mkdtempSync(join(tmpdir(), "guide-")), name);
    writeFileSync(path, text);
    return path;
  };

  test("are parsed as by wrangler, and override the defaults", () => {
    const own = file(
      "settings.toml",
      `name = "las-tablas" # ours
[vars] # what only we know
ORIGIN = 'https://cambutal.guide' # no slash
# MAIL_FROM = "old@cambutal.guide"
"MAIL_FROM" = "Guide \\"of\\" Cambutal <hello@cambutal.guide>"
DATABASE_LIMIT = 5
[[d1_databases]]
binding = "DB"
database_id = "1234"
[[r2_buckets]]
binding = "FILES"
bucket_name = 'old-files' # renamed
`,
    );
    const { name, vars, d1_databases, r2_buckets, main } = readConfiguration("live", { own });
    expect([name, main]).toEqual(["las-tablas", "./workers/app.ts"]);
    expect(vars).toMatchObject({
      ORIGIN: "https://cambutal.guide",
      MAIL_FROM: 'Guide "of" Cambutal <hello@cambutal.guide>',
      DATABASE_LIMIT: "5",
      DEV_PAGES: "off",
    });
    expect(d1_databases.map(({ database_name, database_id }) => [database_name, database_id])).toEqual([
      ["cambutal", "1234"],
      ["cambutal-search", undefined],
    ]);
    expect(r2_buckets.map(({ bucket_name }) => bucket_name)).toContain("old-files");
  });

  test("give the guide one address: its own domain, or else the platform's", () => {
    const at = (ORIGIN: string, own = {}) => layOver(base, { vars: { ORIGIN }, ...own }, "live");
    expect(at("https://cambutal.guide")).toMatchObject({
      workers_dev: false,
      preview_urls: false,
      routes: [{ pattern: "cambutal.guide", custom_domain: true }],
    });
    expect(at("https://guide.ana.workers.dev")).toMatchObject({ workers_dev: true, routes: [] });
    const routes = [{ pattern: "cambutal.guide/*" }];
    expect(at("https://cambutal.guide", { routes }).routes).toEqual(routes);
  });

  test("share nothing with the live guide in staging, even if both are set by hand", async () => {
    const live = layOver(base, { vars: good }, "live");
    const staging = layOver(base, { vars: { ORIGIN: "https://try.cambutal.guide" } }, "staging");
    expect(sharedNames(staging, live)).toEqual([]);
    expect(staging).toMatchObject({ name: "guide-staging", vars: { STAGING: "on" } });
    expect(staging.ratelimits).not.toEqual(live.ratelimits);
    const careless = {
      vars: good,
      d1_databases: [{ binding: "DB", database_name: "cambutal" }],
      r2_buckets: [{ binding: "FILES", bucket_name: "cambutal-site-files" }],
    };
    const { world } = standIn({});
    const other = layOver(base, careless, "staging");
    const { said } = await check({ ...world, place: "staging", configuration: other, other: live });
    for (const shared of [
      "address https://cambutal.guide",
      "database cambutal",
      "bucket cambutal-site-files",
    ])
      expect(said).toContain(shared);
    expect((await check({ ...world, other })).ok).toBe(false);
  });
});

test("a command's environment is one word, wherever it is", () => {
  expect(readWhere(["folder", "--remote"])).toEqual({ where: "live", words: ["folder"] });
  expect(readWhere(["--staging", "folder"])).toEqual({ where: "staging", words: ["folder"] });
  expect(readWhere(["folder"])).toEqual({ where: "here", words: ["folder"] });
});
