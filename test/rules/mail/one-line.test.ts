import { expect, test } from "vitest";
import { oneLine } from "../../../app/rules/mail/one-line";

test("A place's line is its first sentence, without the period", () => {
  expect(oneLine("Fish from the\nboats. Closed on Mondays.")).toBe("Fish from the boats");
  expect(oneLine("Open at 7:30 every day")).toBe("Open at 7:30 every day");
  expect(oneLine("Abre de 7 a. m. a 3 p. m. todos los días. Cierra los lunes.")).toBe(
    "Abre de 7 a. m. a 3 p. m. todos los días",
  );
  expect(oneLine("Is it open? Yes.")).toBe("Is it open?");
  expect(oneLine("")).toBe("");
});

test.each([
  [
    "Fish tacos: beer batter, cabbage, lime, a sauce of three chiles that nobody tells the names of, tortillas from the comal and whatever else the boats bring in",
    "Fish tacos",
  ],
  [
    "Tres cuartos de bambú y una terraza sobre el río, donde se desayuna con la marea baja y una anfitriona que te dibuja el mapa del pueblo en la servilleta",
    "Tres cuartos de bambú y una terraza sobre el río",
  ],
  [`${"waves and sun, ".repeat(12)}sand.`, ""],
])("A long one ends at a clause, or is left out: %s", (text, line) => {
  expect(oneLine(text)).toBe(line);
});
