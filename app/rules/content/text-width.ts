import { foldText } from "../site/fold-text";

/** Widths of Arial's letters, in thousandths of the type size; search engines use it. */
const widths: Record<number, string> = {
  191: "'",
  222: "ijl",
  260: "|",
  278: " !,./:;I[\\]ft",
  333: "()-`r",
  334: "{}",
  355: '"',
  389: "*",
  469: "^",
  500: "Jcksvxyz",
  556: "#$0123456789?L_abdeghnopqu",
  584: "+<=>~",
  611: "FTZ",
  667: "&ABEKPSVXY",
  722: "CDHNRUw",
  778: "GOQ",
  833: "Mm",
  889: "%",
  944: "W",
  1015: "@",
};
const widthOf = new Map(
  Object.entries(widths).flatMap(([width, letters]) =>
    [...letters].map((one) => [one, Number(width)] as const),
  ),
);
const usual = 600;
const dots = "…";

/** In pixels. */
export function textWidth(text: string, size: number): number {
  const thousandths = [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return (thousandths * size) / 1000;
}

/** Accents don't widen a letter. */
function letterWidth(letter: string): number {
  const plain = letter.normalize("NFD")[0] ?? letter;
  return widthOf.get(plain) ?? widthOf.get(foldText(plain)) ?? (letter === dots ? 1000 : usual);
}

/** Cut at a word, with dots. */
export function cutToWidth(text: string, size: number, room: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (textWidth(line, size) <= room) return line;
  const words = line.split(" ");
  while (words.length > 1 && textWidth(`${words.join(" ")} ${dots}`, size) > room) words.pop();
  return `${words.join(" ")} ${dots}`;
}
