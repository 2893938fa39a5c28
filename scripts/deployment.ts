import { type Answer, databaseState, secretNames, settingProblems, signInProblem } from "./deployment-checks";
import type { Configuration } from "./variables";

type World = {
  configuration: Configuration;
  /** Runs wrangler and listens to it. */
  ask: (args: string[]) => Answer;
  /** Runs wrangler in front of whoever deploys; false where it failed. */
  run: (args: string[]) => boolean;
  build: () => void;
  /** Whether the guide answers at its address, after a while of asking. */
  isUp: (address: string) => Promise<boolean>;
};
export type Outcome = { ok: boolean; said: string };

const built = ["--config", "build/server/wrangler.json"];

/** Puts the guide on Cloudflare. Whatever can be known beforehand is known before the build. */
export async function deploy({ configuration, ask, run, build, isUp }: World): Promise<Outcome> {
  const { name, vars, databases } = configuration;
  const signIn = signInProblem(ask(["whoami"]));
  if (signIn) return refuse(signIn);
  const secrets = ask(["secret", "list", "--name", name]);
  const known = secretNames(secrets);
  if (!known) return refuse(`wrangler could not list the secrets:\n${secrets.text.trim()}`);
  const problems = settingProblems(vars, known);
  if (problems.length > 0)
    return refuse(["in wrangler.toml under [vars], or as a secret:", ...problems].join("\n- "));
  const main = databases.find(({ binding }) => binding === "DB");
  if (!main) return refuse("no database is bound as DB.");
  const info = ask(["d1", "info", main.name, "--json"]);
  const state = databaseState(info);
  if (state === "unknown")
    return refuse(`wrangler could not say whether "${main.name}" is there:\n${info.text.trim()}`);

  build();
  const isFirst = state === "not found";
  const upload = ["deploy", ...built];
  const migrations = databases.map(({ binding }) => [
    "d1",
    "migrations",
    "apply",
    binding,
    "--remote",
    ...built,
  ]);
  // The first upload creates the databases and the buckets; later ones find them migrated already.
  for (const step of isFirst ? [upload, ...migrations] : [...migrations, upload])
    if (!run(step))
      return { ok: false, said: `Stopped: "wrangler ${step.join(" ")}" failed. Nothing after it was done.` };
  return told(vars.ORIGIN ?? "", isFirst, await isUp(`${vars.ORIGIN}/healthz`));
}

function told(origin: string, isFirst: boolean, isUp: boolean): Outcome {
  const next = isFirst ? " Now make the first admin: see docs/deploy.md." : "";
  if (isUp) return { ok: true, said: `${origin} is up.${next}` };
  if (isFirst)
    return { ok: true, said: `Uploaded. ${origin} does not answer yet: give the Worker its domain.${next}` };
  return {
    ok: false,
    said: `Uploaded, but ${origin}/healthz does not answer well. "npx wrangler rollback" goes back.`,
  };
}

function refuse(why: string): Outcome {
  return { ok: false, said: `Not deployed: ${why}` };
}
