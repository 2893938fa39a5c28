import { type SQL, sql } from "drizzle-orm";

/** The accented letters that Panamanian names have most; more nested replacements are too deep for D1. */
const letters = "ÁáÀàÂâÄäÉéÈèÊêËëÍíÎîÏïÓóÔôÖöÚúÙùÛûÜüÑñÇç";
const plain = "aaaaaaaaeeeeeeeeiiiiiioooooouuuuuuuunncc";

/** Lower case without accents, for columns that aren't stored folded. */
export function foldSql(text: SQL): SQL {
  const folded = [...letters].reduce(
    (inner, letter, index) =>
      sql`replace(${inner}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${plain[index]}'`)})`,
    text,
  );
  return sql`lower(${folded})`;
}
