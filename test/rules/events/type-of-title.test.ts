import { describe, expect, test } from "vitest";
import { typeOfTitle } from "../../../app/rules/events/type-of-title";

describe("The name of an event tells its type", () => {
  test.each([
    ["Clase de salsa", "class"],
    ["Yoga al amanecer", "class"],
    ["Taller de cerámica", "class"],
    ["Lección de surf", "class"],
    ["Spanish lessons", "class"],
    ["Clase de surf para niños", "kids"],
    ["Kids' afternoon", "kids"],
    ["Noche de cuentos", null],
    ["Clásicos del cine", null],
    ["", null],
  ])("%s: %s", (title, type) => expect(typeOfTitle(title)).toBe(type));
});
