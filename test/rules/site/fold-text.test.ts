import { describe, expect, test } from "vitest";
import { foldText } from "../../../app/rules/site/fold-text";

describe("folded text", () => {
  test.each([
    ["accents", "Café Cambútal", "cafe cambutal"],
    ["ñ", "PIÑA ñandú", "pina nandu"],
    ["accents written as a second character", "Cafe\u0301", "cafe"],
    ["letters that stay whole", "Straße Smørrebrød Œuvre", "strasse smorrebrod oeuvre"],
    ["full-width letters", "ＳＵＳＨＩ", "sushi"],
    ["a dotted capital I", "İstanbul", "istanbul"],
    ["scripts without accents", "寿司", "寿司"],
  ])("%s", (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
