/** The town's own guide, or a staging copy. */
export type Place = "live" | "staging";

export type Database = {
  binding: string;
  database_name: string;
  database_id?: string;
  migrations_dir?: string;
};
export type Bucket = { binding: string; bucket_name: string };
type Brake = { name: string; namespace_id: string };
type Route = { pattern: string; custom_domain?: boolean };

export type Configuration = {
  name: string;
  vars: Record<string, string>;
  d1_databases: Database[];
  r2_buckets: Bucket[];
  ratelimits: Brake[];
  routes?: Route[];
  workers_dev?: boolean;
  preview_urls?: boolean;
  [more: string]: unknown;
};
/** Any part of it; databases and buckets are identified by binding. */
export type OwnSettings = Partial<
  Omit<Configuration, "vars" | "d1_databases" | "r2_buckets"> & {
    vars: Record<string, unknown>;
    d1_databases: (Partial<Database> & { binding: string })[];
    r2_buckets: (Partial<Bucket> & { binding: string })[];
  }
>;

/** The guide's configuration under the place's names, with the operator's settings on top. */
export function layOver(base: Configuration, own: OwnSettings, place: Place): Configuration {
  const named = place === "staging" ? stagingOf(base) : base;
  const laid: Configuration = {
    ...named,
    ...own,
    vars: texts({ ...named.vars, ...own.vars }),
    d1_databases: overEach(named.d1_databases, own.d1_databases),
    r2_buckets: overEach(named.r2_buckets, own.r2_buckets),
  };
  return { ...laid, ...doorOf(laid) };
}

/** Separate names for all resources, and the variable that keeps a copy to itself. */
function stagingOf(base: Configuration): Configuration {
  return {
    ...base,
    name: `${base.name}-staging`,
    vars: { ...base.vars, STAGING: "on" },
    d1_databases: base.d1_databases.map((database) => ({
      ...database,
      database_name: `${database.database_name}-staging`,
    })),
    r2_buckets: base.r2_buckets.map((bucket) => ({
      ...bucket,
      bucket_name: `${bucket.bucket_name}-staging`,
    })),
    ratelimits: base.ratelimits.map((brake) => ({
      ...brake,
      namespace_id: String(Number(brake.namespace_id) + 1),
    })),
  };
}

function overEach<Bound extends { binding: string }>(
  base: Bound[],
  own: (Partial<Bound> & { binding: string })[] = [],
): Bound[] {
  return base.map((bound) => ({ ...bound, ...own.find(({ binding }) => binding === bound.binding) }));
}

function texts(vars: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value ?? "")]));
}

/** The one address: the operator's domain, or else the platform's, never both. */
function doorOf({ vars, routes }: Configuration) {
  const { ORIGIN = "" } = vars;
  const host = URL.canParse(ORIGIN) ? new URL(ORIGIN).hostname : "";
  const isPlatforms = host.endsWith(".workers.dev");
  const domain: Route[] = host && !isPlatforms ? [{ pattern: host, custom_domain: true }] : [];
  return { workers_dev: isPlatforms, preview_urls: false, routes: routes ?? domain };
}

/** Resources two places would share, so that deploying one could change the other. */
export function sharedNames(one: Configuration, other: Configuration): string[] {
  const taken = new Set(namesOf(other));
  return namesOf(one).filter((name) => taken.has(name));
}

function namesOf({ name, vars, d1_databases, r2_buckets, routes = [] }: Configuration): string[] {
  return [
    `the Worker ${name}`,
    `the address ${vars.ORIGIN}`,
    ...routes.map(({ pattern }) => `the route ${pattern}`),
    ...d1_databases.map(({ database_name }) => `the database ${database_name}`),
    ...d1_databases.flatMap(({ database_id }) => (database_id ? [`the database ${database_id}`] : [])),
    ...r2_buckets.map(({ bucket_name }) => `the bucket ${bucket_name}`),
  ];
}
