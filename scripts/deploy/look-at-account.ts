import { type Configuration, type Place, sharedNames } from "./configuration";
import { settingsFiles } from "./settings";
import {
  type Answer,
  appliedMigrations,
  bucketNames,
  currentVersion,
  databaseIds,
  secretNames,
  settingProblems,
  signInProblem,
  type Uploaded,
  uploadedWith,
  wordsOf,
} from "./wrangler-answers";

export type Question = {
  place: Place;
  configuration: Configuration;
  /** The other place's, which must not be touched. */
  other: Configuration;
  /** A wrangler configuration with the databases. */
  config: string;
  /** Runs wrangler and captures its output. */
  ask: (args: string[]) => Promise<Answer>;
};
/** What's deployed now. `uploaded` is null before the first upload. */
export type Found = {
  uploaded: Uploaded | null;
  databaseIds: Map<string, string>;
  buckets: string[];
  /** Applied migrations by binding; none where there's no database. */
  applied: Map<string, string[]>;
};

/** Gathers everything and changes nothing. A string is the reason not to go on. */
export async function look({ place, configuration, other, config, ask }: Question): Promise<Found | string> {
  const { name, vars } = configuration;
  const signIn = signInProblem(await ask(["whoami"]));
  if (signIn) return signIn;
  const listing = await ask(["secret", "list", "--name", name]);
  const secrets = secretNames(listing);
  if (!secrets) return `wrangler could not list the secrets:\n${wordsOf(listing)}`;
  const isThere = secrets !== "no Worker";
  const problems = settingProblems(vars, isThere ? secrets : [], place);
  if (problems.length > 0)
    return [`in ${settingsFiles[place]} under [vars], or as a secret:`, ...problems].join("\n- ");
  const shared = sharedNames(configuration, other);
  if (shared.length > 0)
    return `staging and the live guide would share ${shared.join(", ")}. Give them different names.`;

  const databases = await ask(["d1", "list", "--json"]);
  const ids = databaseIds(databases);
  if (!ids) return `wrangler could not list the databases:\n${wordsOf(databases)}`;
  const listed = await ask(["r2", "bucket", "list"]);
  const buckets = bucketNames(listed);
  if (!buckets) return `wrangler could not list the buckets:\n${wordsOf(listed)}`;
  const uploaded = isThere ? await findUploaded(name, ask) : null;
  if (typeof uploaded === "string") return uploaded;
  const lost = uploaded && lostDatabase(configuration, uploaded, ids);
  if (lost) return lost;

  const applied = new Map<string, string[]>();
  for (const { binding, database_name, database_id } of configuration.d1_databases) {
    if (!database_id && !ids.has(database_name)) continue;
    const query = "SELECT name FROM d1_migrations ORDER BY id";
    const answer = await ask([
      "d1",
      "execute",
      binding,
      "--remote",
      "--config",
      config,
      "--json",
      "--command",
      query,
    ]);
    const names = appliedMigrations(answer);
    if (!names) return `wrangler could not read the migrations of "${database_name}":\n${wordsOf(answer)}`;
    applied.set(binding, names);
  }
  return { uploaded, databaseIds: ids, buckets: [...buckets, ...(uploaded?.buckets ?? [])], applied };
}

/** A Worker with only secrets was never uploaded. */
async function findUploaded(name: string, ask: Question["ask"]): Promise<Uploaded | string | null> {
  const status = await ask(["deployments", "status", "--json", "--name", name]);
  if (/has no deployments/.test(wordsOf(status))) return null;
  const version = currentVersion(status);
  if (!version) return `wrangler could not say which version is deployed:\n${wordsOf(status)}`;
  const answer = await ask(["versions", "view", version, "--json", "--name", name]);
  return uploadedWith(answer) ?? `wrangler could not show what is deployed:\n${wordsOf(answer)}`;
}

/** If the database was renamed, an upload would start with an empty one. */
function lostDatabase({ d1_databases }: Configuration, { databases }: Uploaded, ids: Map<string, string>) {
  const lost = d1_databases.find(
    ({ binding, database_name, database_id }) =>
      databases.has(binding) && !database_id && !ids.has(database_name),
  );
  if (!lost) return null;
  const id = databases.get(lost.binding);
  const [now] = [...ids].find(([, uuid]) => uuid === id) ?? [];
  const where = now ? `which is called "${now}"` : "which is gone (docs/backup.md has the way back)";
  return [
    `there is no database "${lost.database_name}", and the guide that is deployed uses another one, ${where}.`,
    `Going on would begin with an empty ${lost.binding}. Put the right name in the settings, or, if an empty one is`,
    `what you want, make it first: npx wrangler d1 create ${lost.database_name}`,
  ].join("\n");
}
