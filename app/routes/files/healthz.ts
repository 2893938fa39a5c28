import { cronOfJob } from "../../rules/site/jobs";
import { servicesContext } from "../../server/context";
import { ask } from "../../server/db/database";
import { selectLastRun } from "../../server/db/site/job-runs";
import { privateCache } from "../../server/http/cache-headers";
import type { Route } from "./+types/healthz";

/** Tells a watcher whether the database answers and when each scheduled job last ran. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const names = Object.keys(cronOfJob);
  try {
    const runs = await ask(
      db,
      names.map((name) => selectLastRun(db, name)),
    );
    const jobs = names.map((name, index) => {
      const run = runs[index]?.[0];
      const lastRun = run ? new Date(run.started_at).toISOString() : null;
      return [name, { cron: cronOfJob[name], last_run: lastRun, ok: run?.ok ?? null }];
    });
    return Response.json(
      { ok: true, database: true, jobs: Object.fromEntries(jobs) },
      { headers: privateCache },
    );
  } catch {
    return Response.json(
      { ok: false, database: false, jobs: {} },
      { status: 503, headers: { ...privateCache, "Retry-After": "30" } },
    );
  }
}
