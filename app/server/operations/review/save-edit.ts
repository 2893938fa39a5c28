import { type Stale, stale } from "../site/commit";

/** Deleted or changed meanwhile; `version` is the current one. */
export type Overtaken = { ok: false; error: "gone" } | (Stale & { version?: string });

type Edit<Row, Result> = {
  /** The version the form was opened with; without one the form is accepted as it is. */
  version: string;
  versionOf: (row: Row) => string;
  save: (row: Row) => Promise<Result | Stale>;
  /** Reads the row again after someone else saved first. */
  look: () => Promise<Row | null>;
};

/**
 * Saves an owner's edit on the row that was read, unless its text is no longer what the form was opened with. A review
 * decision in between doesn't count: the edit then applies to the decided row.
 */
export async function saveEdit<Row, Result extends { ok: boolean }>(
  row: Row,
  { version, versionOf, save, look }: Edit<Row, Result>,
): Promise<Result | Overtaken> {
  if (version && version !== versionOf(row)) return { ...stale, version: versionOf(row) };
  const saved = await save(row);
  if (!isStale(saved)) return saved;
  const currentRow = await look();
  if (currentRow === null) return { ok: false, error: "gone" };
  const current = versionOf(currentRow);
  return version === current ? save(currentRow) : { ...stale, version: current };
}

function isStale(result: { ok: boolean }): result is Stale {
  return "error" in result && result.error === stale.error;
}
