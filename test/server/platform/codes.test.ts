import { afterEach, describe, expect, test, vi } from "vitest";
import { createMailedCode, createRecoveryCode, plainRecoveryCode } from "../../../app/server/platform/codes";

afterEach(() => vi.restoreAllMocks());

/** Chance gives these numbers, in this order. */
function draw(...numbers: number[]) {
  return vi.spyOn(crypto, "getRandomValues").mockImplementation((given) => {
    new Uint32Array((given as Uint32Array).buffer)[0] = numbers.shift() ?? 0;
    return given;
  });
}

describe("A code that is mailed", () => {
  test.each([
    [0, "000000"],
    [42, "000042"],
    [999_999, "999999"],
    [1_000_000, "000000"],
    [4_293_999_999, "999999"],
  ])("of the number %i is %s", (number, code) => {
    draw(number);
    expect(createMailedCode()).toBe(code);
  });

  test.each([4_294_000_000, 4_294_967_295])(
    "does not use %i, which would make the lowest codes likelier than the others",
    (number) => {
      const drawn = draw(number, 42);
      expect(createMailedCode()).toBe("000042");
      expect(drawn).toHaveBeenCalledTimes(2);
    },
  );
});

describe("A recovery code", () => {
  test("has two groups of five signs that are not mistaken for one another", () => {
    expect(createRecoveryCode()).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  });

  test("is the same however it was typed", () => {
    expect(plainRecoveryCode(" abcde fghi7 ")).toBe(plainRecoveryCode("ABCDE-FGHI7"));
  });
});
