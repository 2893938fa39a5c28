import { describe, expect, test } from "vitest";
import { weakPasswordReasons } from "../../../app/rules/accounts/password-strength";

const rosa = { email: "rosa.mendez@playa.example", name: "Rosa Méndez" };

describe("a password is refused", () => {
  test.each([
    ["seven77", "tooShort"],
    ["ñandú12", "tooShort"],
    ["x".repeat(201), "tooLong"],
    ["password", "common"],
    ["P4ssw0rd!23", "common"],
    ["contraseña2024", "common"],
    ["Contrasena1", "common"],
    ["qwertyqwerty", "common"],
    ["iloveyou!!", "common"],
    ["123sunshine", "common"],
    ["aaaaaaaaaa", "pattern"],
    ["12345678", "pattern"],
    ["87654321", "pattern"],
    ["abcdefghij", "pattern"],
    ["abababab", "pattern"],
    ["xyzwxyzwxyzw", "pattern"],
    ["24/12/1987", "pattern"],
    ["24121987", "pattern"],
    ["cambutal", "site"],
    ["Playa-Cambutal!", "site"],
    ["cambutal2026", "site"],
    ["rosamendez1", "personal"],
    ["Mendez2024", "personal"],
    ["rosa.mendez", "personal"],
  ])("%s, because it is %s", (password, reason) => {
    expect(weakPasswordReasons(password, rosa)).toContain(reason);
  });
});

describe("a password is accepted", () => {
  test.each([
    "three green waves",
    "cambutal-demo-2026",
    "Rosa kocht gern Suppe",
    "😀😀🌊🌊🐢🐢🌴🌴🐟",
    "correct horse",
    "una cosa rara y larga",
    "contraseña segura de verdad",
    "x7!kQ2$z",
    "m".repeat(3).concat("notapattern").repeat(10),
  ])("%s", (password) => {
    expect(weakPasswordReasons(password, rosa)).toEqual([]);
  });
});

test("length is counted in visible characters", () => {
  expect(weakPasswordReasons("🌊🐢🌴🐟🦀🐚🌞")).toEqual(["tooShort"]);
});
