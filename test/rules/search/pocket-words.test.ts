import { describe, expect, test } from "vitest";
import { answers, asWords, readWords } from "../../../app/client/pocket-query";
import { pocketWords } from "../../../app/rules/search/pocket-words";

const read = readWords(pocketWords);
const entry = (text: string, { heading = "", day = null as string | null, aims = [] as string[] } = {}) => ({
  ...{ text: asWords(text), heading: asWords(heading), aims },
  day: day === null ? null : asWords(day),
});
const finds = (typed: string, one: ReturnType<typeof entry>) => answers(read(typed), one)?.lacks === 0;

describe("Whoever looks through the pocket guide", () => {
  test("finds what is called otherwise, in either language, with or without accents", () => {
    expect(finds("cabins", entry("Cabañas El Cerrito"))).toBe(true);
    expect(finds("LAVANDERÍA", entry("Laundry, cold water"))).toBe(true);
    expect(finds("wifi", entry("Wi-Fi · No dogs"))).toBe(true);
    expect(finds("hostal", entry("Punta Serena Resort"))).toBe(false);
  });

  test("needs all the words that say something, and none of those that say nothing", () => {
    const place = entry("Gluten-free pizza in the village");
    expect(finds("is there any pizza near me", place)).toBe(true);
    expect(finds("pizza sushi", place)).toBe(false);
    expect(answers(read("pizza sushi"), place)?.lacks).toBe(1);
  });

  test("doesn't take a bus for business, nor a word that is whole for the beginning of another", () => {
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
  ])("%j asks for the part that answers it by itself", (typed, aim) => {
    expect([...read(typed).aims]).toContain(aim);
  });

  test("who is out of power is not bleeding, and who needs a ride to Tonosí is in no current", () => {
    expect([...read("power cut").aims]).not.toContain("cut");
    expect([...read("quién me lleva a Tonosí").aims]).not.toContain("current");
  });

  test("meets a day under its date alone, and a thing of a day only then", () => {
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

  test("sees the answer itself before a heading, and a heading before a text", () => {
    const points = (one: ReturnType<typeof entry>) => answers(read("cash"), one)?.points ?? 0;
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
