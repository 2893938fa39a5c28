import type { RowNote } from "../../../forms/imports/import-row";
import type { ImportVerdict } from "../../../rules/imports/import-states";
import { isUntouched, mergeFields } from "../../../rules/imports/merge-fields";
import { withPending } from "../../../rules/review/moderation";

type Current = { pending_changes: object | null };
/** What a row became last time: its id, what the import wrote, and the row itself if it still exists. */
export type Before<Row> = { id: string | null; base: object; currentRow: Row | null };

export type ChangePlan<Row, Fields> = {
  verdict: ImportVerdict;
  notes: RowNote[];
  currentRow: Row | null;
  made_id: string | null;
  changes: Partial<Fields>;
};

/** Compares a file's row with what it became before and how that was edited here since. */
export function planChanges<Row extends Current, Fields extends object>(
  { fields, notes }: { fields: Fields | null; notes: RowNote[] },
  before: Before<Row> | null,
): ChangePlan<Row, Fields> {
  const plan = (
    verdict: ImportVerdict,
    more: Partial<ChangePlan<Row, Fields>> = {},
  ): ChangePlan<Row, Fields> => ({
    ...{ verdict, notes, currentRow: before?.currentRow ?? null, made_id: before?.id ?? null, changes: {} },
    ...more,
  });
  if (!fields) return plan("refused");
  if (!before) return plan("new");
  const { currentRow, base } = before;
  if (!currentRow) return plan("kept", { notes: [...notes, { about: "gone" }] });
  const now = withPending(currentRow, currentRow.pending_changes);
  const { changes, kept } = mergeFields(now, base, fields);
  const keptNotes = kept.map((field): RowNote => ({ about: "kept", field, text: "" }));
  if (Object.keys(changes).length === 0)
    return plan(kept.length > 0 ? "kept" : "same", { notes: [...notes, ...keptNotes] });
  // An owner's edit is waiting for review, and an import mustn't mix another into it.
  if (currentRow.pending_changes && !isUntouched(now, base))
    return plan("kept", { notes: [...notes, { about: "waiting" }] });
  return plan("change", { changes: changes as Partial<Fields>, notes: [...notes, ...keptNotes] });
}
