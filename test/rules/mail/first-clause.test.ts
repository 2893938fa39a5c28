import { expect, test } from "vitest";
import { firstClause } from "../../../app/rules/mail/first-clause";

test("A place's line is its first sentence, without the period", () => {
  expect(firstClause("Fish from the\nboats. Closed on Mondays.")).toBe("Fish from the boats");
  expect(firstClause("Open at 7:30 every day")).toBe("Open at 7:30 every day");
  expect(firstClause("Abre de 7 a. m. a 3 p. m. todos los días. Cierra los lunes.")).toBe(
    "Abre de 7 a. m. a 3 p. m. todos los días",
  );
  expect(firstClause("Is it open? Yes.")).toBe("Is it open?");
  expect(firstClause("")).toBe("");
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
  expect(firstClause(text)).toBe(line);
});
