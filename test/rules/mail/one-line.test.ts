import { expect, test } from "vitest";
import { oneLine } from "../../../app/rules/mail/one-line";

test("A place's line is its first sentence, without the stop", () => {
  expect(oneLine("Fish from the\nboats. Closed on Mondays.")).toBe("Fish from the boats");
  expect(oneLine("Open at 7:30 every day")).toBe("Open at 7:30 every day");
  expect(oneLine("Is it open? Yes.")).toBe("Is it open?");
  expect(oneLine("")).toBe("");
});

test("What says too much ends at a whole word", () => {
  const line = oneLine(`${"waves and sun, ".repeat(12)}sand.`);
  expect(line.length).toBeLessThanOrEqual(91);
  expect(line).toMatch(/sun…$/);
});

test.each([
  [
    "Small kitchen on the beach road that cooks what the boats bring in every morning and serves it until noon",
    "Small kitchen on the beach road that cooks what the boats bring in every morning…",
  ],
  [
    "Cabinas frescas a dos cuadras de la playa para familias que vienen a ver las ballenas y a las tortugas",
    "Cabinas frescas a dos cuadras de la playa para familias que vienen a ver las ballenas…",
  ],
  [
    "Clases de surf para quien empieza, con tabla y camiseta incluidas, en grupos de cuatro personas como mucho",
    "Clases de surf para quien empieza, con tabla y camiseta incluidas…",
  ],
])("It doesn't end on a word that waits for another: %s", (text, line) => {
  expect(oneLine(text)).toBe(line);
});
