import { type Stale, stale } from "../site/commit";

/** Deleted in the meantime, or changed: `version` is what stands there now. */
export type Overtaken = { ok: false; error: "gone" } | (Stale & { version?: string });

type Edit<Row, Result> = {
  /** What the owner's form was opened with; a form that does not say is taken as it is. */
  version: string;
  versionOf: (row: Row) => string;
  save: (row: Row) => Promise<Result | Stale>;
  /** The row as it stands after somebody was faster. */
  look: () => Promise<Row | null>;
};

/**
 * Saves an owner's edit on the row that was read, unless its words are no longer those the form was opened with. A
 * decision that falls between reading and writing is not part of them: the edit is then made to what was decided.
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
