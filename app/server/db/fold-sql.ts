import { type SQL, sql } from "drizzle-orm";

/** Accented letters of both languages. */
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
