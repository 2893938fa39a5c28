import { describe, expect, test } from "vitest";
import { asWords, queryReader, scoreOf } from "../../../app/client/pocket-search-terms";
import { pocketWords } from "../../../app/rules/search/pocket-words";

const read = queryReader(pocketWords);
const entry = (text: string, { heading = "", day = null as string | null, aims = [] as string[] } = {}) => ({
  text: asWords(text),
  heading: asWords(heading),
  aims,
  day: day === null ? null : asWords(day),
});
const finds = (typed: string, one: ReturnType<typeof entry>) => scoreOf(read(typed), one)?.missing === 0;

describe("A search in the pocket guide", () => {
  test("finds synonyms, in either language, with or without accents", () => {
    expect(finds("cabins", entry("Cabañas El Cerrito"))).toBe(true);
    expect(finds("LAVANDERÍA", entry("Laundry, cold water"))).toBe(true);
    expect(finds("wifi", entry("Wi-Fi · No dogs"))).toBe(true);
    expect(finds("hostal", entry("Punta Serena Resort"))).toBe(false);
  });

  test("requires all meaningful words, and ignores the others", () => {
    const place = entry("Gluten-free pizza in the village");
    expect(finds("is there any pizza near me", place)).toBe(true);
    expect(finds("pizza sushi", place)).toBe(false);
    expect(scoreOf(read("pizza sushi"), place)?.missing).toBe(1);
  });

  test("doesn't match “bus” to “business”, nor a whole word to a prefix", () => {
    expect(finds("bus", entry("Business hours"))).toBe(false);
    expect(finds("bus", entry("The buses leave at seven"))).toBe(true);
    expect(finds("restau", entry("A restaurant"))).toBe(true);
  });

  test.each([
    ["cash machine", "cash"],
    ["cajero más cercano", "cash"],
    ["último bus", "bus"],
    ["médico de noche", "health"],
    ["me saca la ola", "current"],
    ["a wave pulled me out", "current"],
    ["agua potable", "water"],
    ["how do you say hello", "phrases"],
    ["cómo llegar desde Panamá", "capital"],
  ])("%j finds the section that answers it directly", (typed, aim) => {
    expect([...read(typed).aims]).toContain(aim);
  });

  test("doesn't confuse a power cut with bleeding, nor a ride to Tonosí with a current", () => {
    expect([...read("power cut").aims]).not.toContain("cut");
    expect([...read("quién me lleva a Tonosí").aims]).not.toContain("current");
  });

  test("finds a day under its date only, and an event on a day only then", () => {
    const saturday = { day: "Saturday, November 28" };
    expect(finds("weekend", entry("Yoga", saturday))).toBe(true);
    expect(finds("fin de semana", entry("Yoga", { day: "sábado 28 de noviembre" }))).toBe(true);
    expect(finds("weekend", entry("Open every weekend"))).toBe(false);
    expect(finds("yoga sunday", entry("Yoga", saturday))).toBe(false);
    expect(finds("yoga el sábado", entry("Yoga", saturday))).toBe(true);
    expect(finds("dinner tonight", entry("Dinner La Panga", { day: "Today, Tuesday, November 24" }))).toBe(
      true,
    );
  });

  test("ranks a direct answer above a heading, and a heading above text", () => {
    const points = (one: ReturnType<typeof entry>) => scoreOf(read("cash"), one)?.points ?? 0;
    const [aimed, headed, said] = [
      entry("Money and signal", { aims: ["cash"] }),
      entry("Cash only", { heading: "Cash only" }),
      entry("They take cash"),
    ];
    expect(points(aimed)).toBeGreaterThan(points(headed));
    expect(points(headed)).toBeGreaterThan(points(said));
    expect(points(said)).toBeGreaterThan(0);
  });
});
