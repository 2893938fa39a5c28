import { type SQL, sql } from "drizzle-orm";

/** What `rules/site/fold-text` makes of the letters of names in Latin script; SQLite's lower() knows ASCII only. */
const plainLetters: Record<string, string> = {
  a: "ÁáÀàÂâÄäÃãÅå",
  c: "ÇçČč",
  e: "ÉéÈèÊêËë",
  i: "ÍíÌìÎîÏï",
  l: "Łł",
  n: "Ññ",
  o: "ÓóÒòÔôÖöÕõØø",
  s: "Šš",
  ss: "ß",
  u: "ÚúÙùÛûÜü",
  y: "Ýý",
  z: "Žž",
};

/** Lower case without accents, for columns that aren't stored folded. */
export function foldSql(text: SQL): SQL {
  const pairs = Object.entries(plainLetters).flatMap(([plain, letters]) =>
    [...letters].map((letter) => [letter, plain] as const),
  );
  const folded = pairs.reduce(
    (inner, [letter, plain]) => sql`replace(${inner}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${plain}'`)})`,
    text,
  );
  return sql`lower(${folded})`;
}
