import { commonWords } from "./changed-words";

export type LineChange = { act: "kept" | "removed" | "added"; text: string };

/** By line; removed ones before added ones. */
export function changedLines(before: string, after: string): LineChange[] {
  const [old, young] = [before, after].map((text) => text.split("\n").filter((line) => line.trim()));
  const changes: LineChange[] = [];
  let [row, column] = [0, 0];
  const pass = (toRow: number, toColumn: number) => {
    for (; row < toRow; row++) changes.push({ act: "removed", text: old?.[row] ?? "" });
    for (; column < toColumn; column++) changes.push({ act: "added", text: young?.[column] ?? "" });
  };
  for (const [oldAt, youngAt] of commonWords(old ?? [], young ?? [])) {
    pass(oldAt, youngAt);
    changes.push({ act: "kept", text: old?.[row] ?? "" });
    row++;
    column++;
  }
  pass(old?.length ?? 0, young?.length ?? 0);
  return changes;
}
