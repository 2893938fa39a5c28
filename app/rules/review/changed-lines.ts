import { commonWords } from "./changed-words";

export type LineChange = { act: "kept" | "removed" | "added"; text: string };

/** By line; removed ones before added ones. */
export function changedLines(before: string, after: string): LineChange[] {
  const [oldLines, newLines] = [before, after].map((text) => text.split("\n").filter((line) => line.trim()));
  const changes: LineChange[] = [];
  let [row, column] = [0, 0];
  const pass = (toRow: number, toColumn: number) => {
    for (; row < toRow; row++) changes.push({ act: "removed", text: oldLines?.[row] ?? "" });
    for (; column < toColumn; column++) changes.push({ act: "added", text: newLines?.[column] ?? "" });
  };
  for (const [oldAt, newAt] of commonWords(oldLines ?? [], newLines ?? [])) {
    pass(oldAt, newAt);
    changes.push({ act: "kept", text: oldLines?.[row] ?? "" });
    row++;
    column++;
  }
  pass(oldLines?.length ?? 0, newLines?.length ?? 0);
  return changes;
}
