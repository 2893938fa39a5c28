import type { SentWord } from "./words-import";
import { type Element, elementsIn, escapedXml, readXml, textIn } from "./xml-reader";

type Pair = { key: string; en: string; es: string };
const namespace = "urn:oasis:names:tc:xliff:document:1.2";

/** XLIFF 1.2, which every translation program reads: English is the source, Spanish the approved target. */
export function writeXliff(words: readonly Pair[]): string {
  const units = words.map(
    ({ key, en, es }) => `      <trans-unit id="${escapedXml(key)}" approved="yes" xml:space="preserve">
        <source>${escapedXml(en)}</source>
        <target state="translated">${escapedXml(es)}</target>
      </trans-unit>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="${namespace}">
  <file original="playa-cambutal-guide" source-language="en" target-language="es" datatype="plaintext">
    <body>
${units.join("\n")}
    </body>
  </file>
</xliff>
`;
}

type XliffProblem = "broken" | "version" | "languages";

/** The Spanish words of an XLIFF file, with the English ones they were translated from. */
export function readXliff(text: string): SentWord[] | XliffProblem {
  const root = readXml(text);
  if (root?.name !== "xliff") return "broken";
  if (root.attributes.version !== "1.2") return "version";
  const files = elementsIn(root, "file");
  if (!files.every(isEnglishToSpanish)) return "languages";
  return files.flatMap((file) => elementsIn(file, "body").flatMap(unitsIn)).map(wordOf);
}

function isEnglishToSpanish({ attributes }: Element): boolean {
  const [source, target] = [attributes["source-language"], attributes["target-language"]];
  return /^en\b/i.test(source ?? "") && (target === undefined || /^es\b/i.test(target));
}

/** Programs put units into groups as they like. */
function unitsIn(body: Element): Element[] {
  return [...elementsIn(body, "trans-unit"), ...elementsIn(body, "group").flatMap(unitsIn)];
}

function wordOf(unit: Element): SentWord {
  const [source] = elementsIn(unit, "source");
  const [target] = elementsIn(unit, "target");
  const [en, es] = [source && textIn(source), target && textIn(target)];
  return {
    key: unit.attributes.id ?? "",
    source: en ?? undefined,
    es: es ?? undefined,
    ...(en === null || es === null ? { hasMarkup: true } : {}),
    ...(unit.attributes.approved === "yes" ? {} : { isUnreviewed: true }),
  };
}
