/** Characters per statement, with room for multi-byte ones. */
const heaviestPiece = 500_000;

/** Each piece has at least one row. */
export function statementPieces<Row>(rows: readonly Row[], heaviest = heaviestPiece): Row[][] {
  const pieces: Row[][] = [];
  let weight = 0;
  for (const row of rows) {
    const own = JSON.stringify(row).length;
    const last = pieces.at(-1);
    if (!last || weight + own > heaviest) {
      pieces.push([row]);
      weight = own;
    } else {
      last.push(row);
      weight += own;
    }
  }
  return pieces;
}
