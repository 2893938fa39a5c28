import { type Editor, Extension } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";

/** From cell to cell with Tab; behind the last one a new row begins. */
export const TableKeys = Extension.create({
  name: "tableKeys",
  // Before the lists, which take Tab too: a list in a cell is rarer than the next cell.
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Tab: () => goToCell(this.editor, 1),
      "Shift-Tab": () => goToCell(this.editor, -1),
    };
  },
});

function goToCell({ state, view }: Editor, step: 1 | -1): boolean {
  const { $from } = state.selection;
  let depth = $from.depth;
  while (depth > 0 && $from.node(depth).type.name !== "table") depth--;
  if (depth === 0) return false;
  const start = $from.start(depth);
  const cells: number[] = [];
  $from.node(depth).descendants((node, offset) => {
    if (node.type.name === "tableCell" || node.type.name === "tableHeading") cells.push(start + offset + 1);
    return node.type.name.startsWith("table");
  });
  const here = cells.findLastIndex((position) => position <= $from.pos);
  const next = cells[here + step];
  if (next !== undefined) {
    view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(next))).scrollIntoView());
    return true;
  }
  if (step < 0) return true;
  const $last = state.doc.resolve(cells.at(-1) ?? start);
  const row = $last.node(-1);
  const cell = state.schema.nodes.tableCell;
  if (!cell) return false;
  const empty = Array.from({ length: row.childCount }, () => cell.createAndFill()).filter(
    (one) => one !== null,
  );
  const end = $last.after(-1);
  const tr = state.tr.insert(end, row.type.create(null, empty));
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView());
  return true;
}
