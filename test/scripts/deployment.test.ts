import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { deploy } from "../../scripts/deployment";
import type { Answer } from "../../scripts/deployment-checks";
import { readConfiguration } from "../../scripts/variables";

const good = { ORIGIN: "https://cambutal.guide", MAIL_FROM: "hello@cambutal.guide", DEV_PAGES: "off" };
const noDatabase = { status: 1, text: "Couldn't find a D1 DB named 'cambutal' (bound as 'DB') in the API." };
const noWorker = {
  status: 1,
  text: 'Worker "guide" not found.\n\nIf this is a new Worker, run `wrangler deploy`',
};

type Stand = {
  vars?: Record<string, string>;
  database?: string;
  answers?: { [command: string]: Answer };
  failing?: string;
  isUp?: boolean;
};

/** A stand-in for wrangler that writes down what it is told to do. */
async function deployWith({
  vars,
  database = "cambutal",
  answers = {},
  failing = "",
  isUp = true,
}: Stand = {}) {
  const done: string[] = [];
  const asked: string[] = [];
  const outcome = await deploy({
    configuration: {
      name: "guide",
      vars: { ...good, ...vars },
      databases: [
        { binding: "DB", name: database },
        { binding: "SEARCH_DB", name: "cambutal-search" },
      ],
    },
    ask(args) {
      const command = args.join(" ");
      asked.push(command);
      const known = Object.entries(answers).find(([start]) => command.startsWith(start));
      return known?.[1] ?? { status: 0, text: "[]" };
    },
    run(args) {
      const step = args.slice(0, args.indexOf("--config")).join(" ");
      done.push(step);
      return failing === "" || !step.startsWith(failing);
    },
    build: () => void done.push("build"),
    isUp: async () => isUp,
  });
  return { ...outcome, done, asked };
}

const migrations = ["d1 migrations apply DB --remote", "d1 migrations apply SEARCH_DB --remote"];

describe("A deployment", () => {
  test("uploads before it migrates the first time, when neither Worker nor database are there", async () => {
    const first = await deployWith({ answers: { "d1 info": noDatabase, "secret list": noWorker } });
    expect(first.done).toEqual(["build", "deploy", ...migrations]);
    expect([first.ok, first.said]).toEqual([
      true,
      expect.stringContaining("is up. Now make the first admin"),
    ]);
  });

  test("migrates before it uploads every other time", async () => {
    const { ok, said, done } = await deployWith();
    expect(done).toEqual(["build", ...migrations, "deploy"]);
    expect([ok, said]).toEqual([true, "https://cambutal.guide is up."]);
  });

  test("asks for the database by the name that its operator gave it", async () => {
    const { asked } = await deployWith({ database: "las-tablas" });
    expect(asked).toContain("d1 info las-tablas --json");
  });

  test.each([
    ["wrangler is missing", { whoami: { status: null, text: "" } }, "run npm install"],
    [
      "nobody is signed in",
      { whoami: { status: 0, text: "You are not authenticated. Please run" } },
      "wrangler login",
    ],
    ["whoami fails", { whoami: { status: 1, text: "fetch failed" } }, "fetch failed"],
    ["the secrets cannot be listed", { "secret list": { status: 1, text: "code: 10000" } }, "code: 10000"],
    ["the database cannot be looked up", { "d1 info": { status: 1, text: "fetch failed" } }, "fetch failed"],
  ])("does nothing, not even build, while %s", async (_, answers, why) => {
    const { ok, said, done } = await deployWith({ answers });
    expect([ok, done]).toEqual([false, []]);
    expect(said).toContain(why);
  });

  test.each([
    [{ ORIGIN: "http://localhost:8787" }, "ORIGIN must be"],
    [{ ORIGIN: "https://cambutal.guide/" }, "ORIGIN must be"],
    [{ MAIL_FROM: "Guide <hello@cambutal.test>" }, "MAIL_FROM must be"],
    [{ MAIL_FROM: "" }, "MAIL_FROM must be"],
    [{ DEV_PAGES: "on" }, "DEV_PAGES must be off"],
    [{ ACCESS_TEAM: "https://team.cloudflareaccess.com" }, "ACCESS_AUD missing"],
    [{ OPENID_ISSUER: "https://id.example.com" }, "OPENID_CLIENT_ID, OPENID_CLIENT_SECRET missing"],
  ])("refuses %j and names the line", async (vars, line) => {
    const { ok, said, done } = await deployWith({ vars });
    expect([ok, done, said]).toEqual([false, [], expect.stringContaining(line)]);
  });

  test("knows what is kept secret, and what of it is missing", async () => {
    const secrets = (...names: string[]) => ({
      "secret list": {
        status: 0,
        text: JSON.stringify(
          names.map((name) => ({ name, type: "secret_text" })),
          null,
          2,
        ),
      },
    });
    expect((await deployWith({ answers: secrets("GOOGLE_CLIENT_ID") })).said).toContain(
      "GOOGLE_CLIENT_SECRET missing",
    );
    expect((await deployWith({ answers: secrets("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET") })).ok).toBe(
      true,
    );
  });

  test.each([
    ["d1 migrations apply DB", ["build", ...migrations.slice(0, 1)]],
    ["d1 migrations apply SEARCH_DB", ["build", ...migrations]],
    ["deploy", ["build", ...migrations, "deploy"]],
  ])("stops where %s fails, and says so", async (failing, done) => {
    const stopped = await deployWith({ failing });
    expect([stopped.ok, stopped.done]).toEqual([false, done]);
    expect(stopped.said).toContain(`"wrangler ${failing}`);
  });

  test("says that the guide is up only when it is", async () => {
    const later = await deployWith({ isUp: false });
    expect([later.ok, later.said.includes("is up")]).toEqual([false, false]);
    const first = await deployWith({ isUp: false, answers: { "d1 info": noDatabase } });
    expect([first.ok, first.said]).toEqual([true, expect.stringContaining("give the Worker its domain")]);
  });
});

test("The configuration is read as wrangler reads it: quoted either way, with comments behind", () => {
  const file = join(mkdtempSync(join(tmpdir(), "guide-")), "wrangler.toml");
  writeFileSync(
    file,
    `name = "guide" # ours
[vars] # what only we know
ORIGIN = 'https://cambutal.guide' # no slash
# MAIL_FROM = "old@cambutal.guide"
"MAIL_FROM" = "Guide \\"of\\" Cambutal <hello@cambutal.guide>"
[[d1_databases]]
binding = "DB"
database_name = 'las-tablas' # renamed
`,
  );
  expect(readConfiguration(file)).toEqual({
    name: "guide",
    vars: { ORIGIN: "https://cambutal.guide", MAIL_FROM: 'Guide "of" Cambutal <hello@cambutal.guide>' },
    databases: [{ binding: "DB", name: "las-tablas" }],
  });
});
