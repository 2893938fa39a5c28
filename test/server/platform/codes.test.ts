import { afterEach, describe, expect, test, vi } from "vitest";
import { createMailedCode, createRecoveryCode, plainRecoveryCode } from "../../../app/server/platform/codes";

afterEach(() => vi.restoreAllMocks());

/** Makes the random generator return these bytes. */
function draw(...bytes: number[]) {
  return vi.spyOn(crypto, "getRandomValues").mockImplementation((given) => {
    (given as unknown as Uint8Array)[0] = bytes.shift() ?? 0;
    return given;
  });
}

describe("A mailed code", () => {
  test("has six digits, including leading zeros", () => {
    draw(0, 0, 0, 0, 4, 2);
    expect(createMailedCode()).toBe("000042");
  });

  test("skips bytes that would make some digits likelier than others", () => {
    const drawn = draw(10, 15, 9, 1, 2, 3, 4, 5);
    expect(createMailedCode()).toBe("912345");
    expect(drawn).toHaveBeenCalledTimes(8);
  });

  test("has every digit in every position", () => {
    const codes = Array.from({ length: 1000 }, createMailedCode);
    for (let place = 0; place < 6; place++) expect(new Set(codes.map((code) => code[place])).size).toBe(10);
  });
});

describe("A recovery code", () => {
  test("has two groups of five characters that can't be confused", () => {
    expect(createRecoveryCode()).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  });

  test("is the same however it was typed", () => {
    expect(plainRecoveryCode(" abcde fghi7 ")).toBe(plainRecoveryCode("ABCDE-FGHI7"));
  });
});
