import { type SQL, sql } from "drizzle-orm";

/** The letters that names in the two languages of the guide are written with, and what they are folded to. */
const letters = "ÁáÀàÂâÄäÉéÈèÊêËëÍíÎîÏïÓóÔôÖöÚúÙùÛûÜüÑñÇç";
const plain = "aaaaaaaaeeeeeeeeiiiiiioooooouuuuuuuunncc";

/** A text in lower case without accents, where no column keeps it so. */
export function foldedSql(text: SQL): SQL {
  const folded = [...letters].reduce(
    (inner, letter, index) =>
      sql`replace(${inner}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${plain[index]}'`)})`,
    text,
  );
  return sql`lower(${folded})`;
}
