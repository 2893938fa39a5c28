import type { Configuration } from "./configuration";
import type { Found } from "./look-at-account";

/** By the database's binding, in order. */
export type KnownMigrations = Record<string, string[]>;
export type Plan = {
  create: string[];
  change: string[];
  migrate: string[];
  /** Databases to create first. */
  newDatabases: string[];
};

/** What a deployment would change. */
export function planOf(configuration: Configuration, found: Found, known: KnownMigrations): Plan {
  const { name, d1_databases, r2_buckets } = configuration;
  const newDatabases = d1_databases
    .filter(({ database_id, database_name }) => !database_id && !found.databaseIds.has(database_name))
    .map(({ database_name }) => database_name);
  const newBuckets = r2_buckets
    .map(({ bucket_name }) => bucket_name)
    .filter((bucket) => !found.buckets.includes(bucket));
  return {
    newDatabases,
    create: [
      ...newDatabases.map((database) => `the database ${database}`),
      ...newBuckets.map((bucket) => `the bucket ${bucket}`),
      ...(found.uploaded ? [] : [`the Worker ${name}`]),
    ],
    change: found.uploaded ? changes(configuration, found, found.uploaded) : [],
    migrate: d1_databases.flatMap(({ binding, database_name }) => {
      const applied = found.applied.get(binding) ?? [];
      const waiting = (known[binding] ?? []).filter((migration) => !applied.includes(migration));
      return waiting.map((migration) => `${database_name}: ${migration}`);
    }),
  };
}

type Uploaded = NonNullable<Found["uploaded"]>;

function changes({ vars, d1_databases }: Configuration, found: Found, uploaded: Uploaded): string[] {
  const names = new Set([...uploaded.vars.keys(), ...Object.keys(vars)]);
  const ofVars = [...names].sort().flatMap((name) => {
    const [before, after] = [uploaded.vars.get(name), vars[name]];
    return before === after ? [] : [`${name}: ${quoted(before)}, from now on ${quoted(after)}`];
  });
  const ofDatabases = d1_databases.flatMap(({ binding, database_name, database_id }) => {
    const [before, after] = [
      uploaded.databases.get(binding),
      database_id ?? found.databaseIds.get(database_name),
    ];
    return before && after && before !== after
      ? [`${binding}: another database, ${database_name}, with other content`]
      : [];
  });
  return [...ofVars, ...ofDatabases];
}

const quoted = (value: string | undefined) => (value === undefined ? "not set" : `"${value}"`);

/** Migrations applied by a newer version of the code. */
export function unknownMigrations(found: Found, known: KnownMigrations): string[] {
  return [...found.applied].flatMap(([binding, names]) =>
    names.filter((name) => !known[binding]?.includes(name)),
  );
}

export function planText({ create, change, migrate }: Plan): string {
  const part = (title: string, lines: string[]) =>
    lines.length > 0 ? [`${title}:`, ...lines.map((line) => `- ${line}`)] : [];
  const lines = [
    ...part("Would create", create),
    ...part("Would change", change),
    ...part("Would migrate", migrate),
  ];
  return (lines.length > 0 ? lines : ["Settings and databases stay as they are."]).join("\n");
}
