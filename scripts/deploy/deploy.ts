import { type Found, look, type Question } from "./look-at-account";
import { type KnownMigrations, type Plan, planOf, planText, unknownMigrations } from "./plan";

type World = Question & {
  knownMigrations: KnownMigrations;
  /** Runs wrangler interactively; false where it failed. */
  run: (args: string[]) => Promise<boolean>;
  /** Builds, and returns the path of the upload configuration. */
  build: () => string;
  /** Adds files that open pages still need to this release's, and reports it. */
  keepOldFiles: (isFirst: boolean) => Promise<string>;
  say: (words: string) => void;
  /** Whether the guide answers at its address within a while. */
  isUp: (address: string) => Promise<boolean>;
};
export type Outcome = { ok: boolean; said: string };

/** What `deploy` would do, without building or changing anything. */
export async function check(world: Question & { knownMigrations: KnownMigrations }): Promise<Outcome> {
  const waiting = await seeWhatWaits(world);
  if (typeof waiting === "string") return { ok: false, said: `It would not deploy: ${waiting}` };
  const upload = `Then it would build, and upload to ${world.configuration.name} for ${world.configuration.vars.ORIGIN}.`;
  return { ok: true, said: `${planText(waiting.plan)}\n${upload}\nNothing has been changed.` };
}

/** Everything that can be checked beforehand is checked before the build. */
export async function deploy(world: World): Promise<Outcome> {
  const { configuration, config, run, say } = world;
  const waiting = await seeWhatWaits(world);
  if (typeof waiting === "string") return { ok: false, said: `Not deployed: ${waiting}` };
  say(planText(waiting.plan));

  const upload = world.build();
  const isFirst = !waiting.found.uploaded;
  say(await world.keepOldFiles(isFirst));
  const at = ["--config", config];
  // Migrations run first and only add, so that old code keeps working.
  const steps = [
    ...waiting.plan.newDatabases.map((name) => ["d1", "create", name, "--update-config=false", ...at]),
    ...configuration.d1_databases.map(({ binding }) => [
      ...["d1", "migrations", "apply", binding, "--remote"],
      ...at,
    ]),
    ["deploy", "--config", upload],
  ];
  for (const step of steps)
    if (!(await run(step)))
      return {
        ok: false,
        said: `Stopped: "wrangler ${step.join(" ")}" failed. Nothing after it was done; once mended, the same command goes on.`,
      };
  const origin = configuration.vars.ORIGIN ?? "";
  return outcomeOf(origin, isFirst, await world.isUp(`${origin}/healthz`));
}

async function seeWhatWaits(
  world: Question & { knownMigrations: KnownMigrations },
): Promise<{ found: Found; plan: Plan } | string> {
  const found = await look(world);
  if (typeof found === "string") return found;
  const unknown = unknownMigrations(found, world.knownMigrations);
  if (unknown.length > 0)
    return `the databases have had ${unknown.join(", ")}, which this code doesn't know: it is older than what is deployed. Pull first; to go back, see docs/deploy.md.`;
  return { found, plan: planOf(world.configuration, found, world.knownMigrations) };
}

function outcomeOf(origin: string, isFirst: boolean, isUp: boolean): Outcome {
  const next = isFirst ? " Now make the first admin: see docs/deploy.md." : "";
  if (isUp) return { ok: true, said: `${origin} is up.${next}` };
  if (isFirst)
    return {
      ok: true,
      said: `Uploaded. ${origin} does not answer yet: a new domain takes some minutes.${next}`,
    };
  return {
    ok: false,
    said: `Uploaded, but ${origin}/healthz does not answer well. "npx wrangler rollback" goes back: see docs/deploy.md.`,
  };
}
