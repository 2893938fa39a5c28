import * as v from "valibot";

const entry = v.object({
  type: v.picklist(["table", "index", "view", "trigger"]),
  name: v.string(),
  sql: v.string(),
});
const table = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  order: v.array(v.string()),
  parents: v.array(v.object({ table: v.string(), from: v.string(), to: v.string() })),
  rows: v.number(),
});

const Manifest = v.object({
  format: v.literal(1),
  made_at: v.string(),
  from: v.picklist(["local", "remote"]),
  databases: v.record(
    v.string(),
    v.object({ migrations: v.array(v.string()), schema: v.array(entry), tables: v.array(table) }),
  ),
  buckets: v.record(v.string(), v.object({ objects: v.number(), bytes: v.number() })),
  /** Tables that kept changing while they were read: they may be some seconds newer than the others. */
  restless: v.array(v.string()),
});
export type Manifest = v.InferOutput<typeof Manifest>;

export const manifestFile = "manifest.json";

export function readManifest(text: string): Manifest {
  const read = v.safeParse(Manifest, JSON.parse(text));
  if (read.success) return read.output;
  throw new Error(`${manifestFile} cannot be read: ${read.issues[0].message}`);
}

/** Migrations in the backup that this code doesn't know: a newer guide made it. */
export function unknownMigrations(manifest: Manifest, known: Record<string, readonly string[]>): string[] {
  return Object.entries(manifest.databases).flatMap(([binding, { migrations }]) =>
    migrations.filter((name) => !known[binding]?.includes(name)),
  );
}
