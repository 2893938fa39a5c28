import { describe, expect, test } from "vitest";
import { fitText, textHeight, textWidth } from "../../../app/rules/pictures/fitted-text";

const room = { width: 900, height: 340, sizes: [148, 120, 96, 76, 60] };
const words = (text: string) => text.split(" ").filter(Boolean);

describe("A text in a drawing", () => {
  test("is as large as possible if it fits", () => {
    expect(fitText("Hoy en Cambutal", "display", room)).toEqual({
      letters: "display",
      size: 148,
      lines: ["Hoy en", "Cambutal"],
    });
  });

  test.each([
    "Limpieza de playa y desayuno para toda la comunidad de Cambutal y sus visitantes",
    "Restaurante y Parrillada La Gran Familia Pescadora del Último",
    "Campeonato Interprovincial de Surf Juvenil y Encuentro de Guardavidas",
  ])("is made smaller, with every word of %s whole", (text) => {
    const fitted = fitText(text, "display", room);
    expect(fitted.lines.join(" ")).toBe(text);
    expect(textHeight(fitted)).toBeLessThanOrEqual(room.height);
    for (const line of fitted.lines)
      expect(textWidth(line, "display", fitted.size)).toBeLessThanOrEqual(room.width);
  });

  test("ends after a word if it doesn't fit even at the smallest size", () => {
    const long = "Una noche de cuentos, música y fogata, con la luna. ".repeat(8);
    const { lines, size } = fitText(long, "display", room);
    expect(size).toBe(60);
    const shown = lines.join(" ");
    expect(shown.endsWith("…")).toBe(true);
    const last = words(shown).at(-1)?.replace("…", "");
    expect(words(long).map((word) => word.replace(/[.,]$/, ""))).toContain(last);
    expect(words(long).slice(0, words(shown).length - 1)).toEqual(words(shown).slice(0, -1));
  });

  test("is made smaller for a word that fits no line, rather than cut", () => {
    const word = "Otorrinolaringológicamenteaniversariodelapescaderíadecambutal";
    expect(word.length).toBeGreaterThanOrEqual(60);
    const { lines, size } = fitText(word, "display", room);
    expect(lines).toEqual([word]);
    expect(textWidth(word, "display", size)).toBeLessThanOrEqual(room.width);
  });

  test("assumes the widest width for characters the font doesn't have", () => {
    expect(textWidth("🐢", "text", 100)).toBeGreaterThan(textWidth("W", "text", 100));
  });

  test("has lines of about the same length", () => {
    const { lines, size } = fitText("Festival de la Tortuga y de la Luna Llena", "display", room);
    const widths = lines.map((line) => textWidth(line, "display", size));
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
  });
});
