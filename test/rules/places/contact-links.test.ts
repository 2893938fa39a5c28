import { describe, expect, test } from "vitest";
import { telLink, whatsappLink } from "../../../app/rules/places/contact-links";

describe("a WhatsApp link", () => {
  test.each([
    ["a mobile of Panama", "6000-0000", "50760000000"],
    ["a landline of Panama", "900-0000", "5079000000"],
    ["with Panama's code", "+507 6000-0000", "50760000000"],
    ["with the code and no plus", "507 6000 0000", "50760000000"],
    ["with 00", "00507 6000 0000", "50760000000"],
    ["brackets and dots", "(507) 6000.0000", "50760000000"],
    ["another country", "+1 (305) 555-0100", "13055550100"],
    ["a short number abroad keeps its own code", "+47 555 000", "47555000"],
    ["another country's short number after a word", "Tel. +47 555 000", "47555000"],
    ["another country's short number in brackets", "(0047) 555 000", "47555000"],
    ["two numbers", "6000-0000 / 6000-0001", "50760000000"],
    ["two numbers with a comma", "6000-0000, 6000-0001", "50760000000"],
    ["two numbers with a semicolon", "6000-0000; 6000-0001", "50760000000"],
    ["two numbers with a bar", "6000-0000 | 6000-0001", "50760000000"],
    ["two numbers with or", "6000-0000 or 6000-0001", "50760000000"],
    ["two numbers with and", "6000-0000 and 6000-0001", "50760000000"],
    ["two numbers with o", "6000-0000 o 6000-0001", "50760000000"],
    ["two numbers with y", "6000-0000 Y 6000-0001", "50760000000"],
    ["an extension", "900-0000 ext. 12", "5079000000"],
    ["as long as a number can be", "+123456789012345", "123456789012345"],
    ["too short", "600-000", null],
    ["too long", "1234567890123456", null],
    ["no number", "ask at the beach", null],
    ["empty", "", null],
    ["missing", null, null],
  ])("%s", (_, phone, digits) => {
    expect(whatsappLink(phone)).toBe(digits && `https://wa.me/${digits}`);
  });

  test("carries the first message", () => {
    expect(whatsappLink("6000-0000", "Hi! I'd like to make a reservation at Sol & Mar.")).toBe(
      "https://wa.me/50760000000?text=Hi!%20I'd%20like%20to%20make%20a%20reservation%20at%20Sol%20%26%20Mar.",
    );
  });

  test("accepts half a surrogate pair", () => {
    expect(whatsappLink("6000-0000", "\ud83c! \ud83c")).toMatch(/\?text=!%20$/);
  });
});

describe("a phone link", () => {
  test.each([
    ["a number of Panama can be dialled from abroad", "6000-0000", "tel:+50760000000"],
    ["with its code", "507 6000-0000", "tel:+50760000000"],
    ["another country", "+1 305 555 0100", "tel:+13055550100"],
    ["another country with 00", "001 305 555 0100", "tel:+13055550100"],
    ["a short number abroad with 00", "0047 555 000", "tel:+47555000"],
    ["a short number abroad after a word", "Tel. 0047 555 000", "tel:+47555000"],
    ["a plus after a word", "Office: +1 305 555 0100", "tel:+13055550100"],
    ["a code nobody wrote is not invented", "305 555 0100", "tel:3055550100"],
    ["an emergency number", "911", "tel:911"],
    ["a short one with a word", "Police: 104", "tel:104"],
    ["an extension is left out", "900-0000 x 12", "tel:+5079000000"],
    ["the longest there is, with 00", "00123456789012345", "tel:+123456789012345"],
    ["six digits are no landline", "600-000", "tel:600000"],
    ["two digits", "12", null],
    ["too long", "12345678901234567", null],
    ["nothing", undefined, null],
  ])("%s", (_, phone, link) => {
    expect(telLink(phone)).toBe(link);
  });
});
