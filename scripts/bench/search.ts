import { tagsOf } from "../../app/rules/search/category-words";
import { indexed, type SearchDocument } from "../../app/rules/search/document";
import { prefixes } from "../../app/rules/search/index-prefixes";
import { spellingsOf } from "../../app/rules/search/spelling";
import { type Bench, costOfEach, look, waitFor } from "./worker";

const questions = [
  "place",
  "place 777",
  "plase 777",
  "seafood",
  "mariscos",
  "fish tacos",
  "lime tree",
  "patacones",
  "pizza",
  "low tide",
  "restaurant with a tree",
  "xylophone",
  "stingray",
  "low tide tomorrow",
  "tonight",
  "open now",
];
const asked = (question: string) => `/search?q=${encodeURIComponent(question)}`;
const most = 100_000;

/** The cost of a search among 100,000 things: rows of both databases, and processor time compared with a directory. */
export async function benchSearch(bench: Bench): Promise<void> {
  await fillIndex(bench.search);
  console.log(
    `\nSearch among ${most.toLocaleString("en")} documents    trips   rows   of the index: trips   rows   milliseconds`,
  );
  for (const question of questions) {
    const { trips, rows, search } = await look(bench, asked(question));
    const cells = [
      [trips, 10],
      [rows, 7],
      [search.trips, 22],
      [search.rows, 7],
      [(await waitFor(bench, asked(question), 40)).toFixed(1), 15],
    ] as const;
    console.log(question.padEnd(30) + cells.map(([value, width]) => String(value).padStart(width)).join(""));
  }
  const directory = await costOfEach(bench, ["/eat"], 300);
  const search = await costOfEach(bench, questions.map(asked), 300);
  console.log(
    `p95 of processor time: a question ${search.toFixed(1)} ms, the directory /eat ${directory.toFixed(1)} ms, ` +
      `${(search / directory).toFixed(2)} times`,
  );
}

/** The bench's restaurants, as indexed. */
async function fillIndex(database: D1Database): Promise<void> {
  const words = "Whole snapper, patacones and a lime tree to sit under. Cash and cards. Main street";
  const document = (category: string): SearchDocument => ({
    kind: "restaurant",
    ref: "",
    names: { en: "Place", es: "Place" },
    texts: { en: words, es: words },
    tags: tagsOf("restaurant", [category]),
  });
  const kinds = ["Seafood", "Cafe", "Italian"].map(document);
  for (let start = 1; start <= most; start += 2000) {
    await database
      .prepare(
        `WITH RECURSIVE numbers(n) AS (SELECT ${start} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${start + 1999})
         INSERT INTO documents (kind, ref, version, name_en, name_es, tags, words)
         SELECT 'restaurant', 'r' || n, 1, 'place ' || n, 'place ' || n,
           json_extract(?1, '$[' || (n % 3) || '].tags'),
           json_extract(?1, '$[' || (n % 3) || '].words') || ' ' || n || ' ${prefixes.named}' || n FROM numbers`,
      )
      .bind(JSON.stringify(kinds.map(indexed)))
      .run();
  }
  const spellings = kinds.flatMap(spellingsOf);
  await database
    .prepare(
      `INSERT OR IGNORE INTO spellings (form, word)
       SELECT value ->> 'form', value ->> 'word' FROM json_each(?)`,
    )
    .bind(JSON.stringify(spellings))
    .run();
}
