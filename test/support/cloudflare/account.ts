import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { type Asked, isReading, Refusal, readAsked } from "./request";
import { answerWorkers, type Worker } from "./workers";

type Database = { uuid: string; name: string; rows: DatabaseSync };

/** The part of Cloudflare's API that wrangler uses for a deployment, with an account of its own. */
export async function openCloudflare() {
  const databases: Database[] = [];
  const buckets: string[] = [];
  const workers = new Map<string, Worker>();
  /** Requests to refuse, changes that were made, and unknown requests. */
  const failing: RegExp[] = [];
  const changes: string[] = [];
  const unknown: string[] = [];

  const server = createServer(async (request, response) => {
    response.setHeader("Content-Type", "application/json");
    try {
      const asked = await readAsked(request);
      const line = `${asked.method} ${asked.path.join("/")}`;
      if (!isReading(asked)) changes.push(line);
      if (failing.some((pattern) => pattern.test(line))) throw new Refusal(400, 10000, `no ${line} today`);
      const result = answer(asked);
      if (result === undefined) {
        unknown.push(line);
        throw new Refusal(404, 10404, `the stand-in has no ${line}`);
      }
      response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
    } catch (error) {
      const { status, code } = error instanceof Refusal ? error : { status: 400, code: 7500 };
      response.statusCode = status;
      const errors = [{ code, message: error instanceof Error ? error.message : String(error) }];
      response.end(JSON.stringify({ success: false, errors, messages: [], result: null }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  function answer(asked: Asked): unknown {
    const [area] = asked.path;
    if (area === "d1") return answerDatabases(databases, asked);
    if (area === "r2") return answerBuckets(buckets, asked);
    if (area === "workers") return answerWorkers(workers, asked);
    return people[asked.path.join("/")];
  }

  return {
    databases,
    buckets,
    workers,
    failing,
    changes,
    unknown,
    /** The environment that points wrangler here. */
    env: ({ signedIn = true } = {}) => ({
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      ...(signedIn ? { CLOUDFLARE_API_TOKEN: "token", CLOUDFLARE_ACCOUNT_ID: "acc" } : {}),
      WRANGLER_SEND_METRICS: "false",
      CI: "true",
    }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const account = { id: "acc", name: "Ana" };
const people: Record<string, unknown> = {
  "user/tokens/verify": { id: "token", status: "active" },
  user: { id: "ana", email: "ana@cambutal.test" },
  accounts: [account],
  memberships: [{ account }],
};

function answerDatabases(databases: Database[], { method, path, json, query }: Asked): unknown {
  const [, , id, part] = path;
  const shown = ({ uuid, name }: Database) => ({ uuid, name });
  if (!id && method === "POST") {
    const uuid = `${String(databases.length + 1).repeat(8)}-0000-4000-8000-000000000000`;
    const database = { uuid, name: String(json.name), rows: new DatabaseSync(":memory:") };
    databases.push(database);
    return shown(database);
  }
  const name = query.get("name");
  if (!id) return databases.filter((database) => !name || database.name === name).map(shown);
  const database = databases.find((known) => known.uuid === id || known.name === id);
  if (!database) throw new Refusal(404, 7404, "The database was not found");
  return part === "query" ? runSql(database.rows, String(json.sql)) : shown(database);
}

/** Node's own SQLite, so that migrations really run. */
function runSql(rows: DatabaseSync, sql: string) {
  if (/^\s*SELECT\b/i.test(sql)) return [{ success: true, meta: {}, results: rows.prepare(sql).all() }];
  rows.exec(sql);
  return [{ success: true, meta: {}, results: [] }];
}

function answerBuckets(buckets: string[], { method, path, json }: Asked): unknown {
  const [, , name] = path;
  if (method === "POST") return buckets.push(String(json.name));
  if (!name) return { buckets: buckets.map((bucket) => ({ name: bucket, creation_date: "" })) };
  if (!buckets.includes(name)) throw new Refusal(404, 10006, "The specified bucket does not exist.");
  return { name };
}
