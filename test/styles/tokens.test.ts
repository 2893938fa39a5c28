import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, readThemes, type Theme } from "./colour";

const css = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");
const themes = readThemes(css);

const tones = ["sea", "sunset", "leaf", "sun", "clay"];
const surfaces = ["paper", "card", "sand"];
const softs = tones.map((tone) => `${tone}-soft`);

function across(texts: string[], grounds: string[]): [string, string][] {
  return texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground]));
}

const textPairs = [
  ...across(["ink", "muted", ...tones.map((tone) => `${tone}-ink`)], surfaces),
  ...across(["ink"], [...softs, "line"]),
  ...tones.map((tone): [string, string] => [`${tone}-ink`, `${tone}-soft`]),
  ...tones.map((tone): [string, string] => [`on-${tone}`, tone]),
  ...across(["on-night", "night-muted", "sun"], ["night"]),
];

const edgePairs = [
  ...across(["edge", "focus", "sea"], surfaces),
  ...across(["focus"], softs),
  ...across(["edge"], ["sea-soft"]),
  ...across(["leaf", "sun-ink"], ["card"]),
  ...across(["night-edge", "night-focus", "sunset"], ["night"]),
];

function ratio(theme: Theme, first: string, second: string): number {
  const [one, two] = [theme[first], theme[second]];
  if (!one || !two) throw new Error(`no token ${one ? second : first}`);
  return contrast(one, two);
}

describe.each(Object.entries(themes))("in the %s theme", (_, theme) => {
  test.each(textPairs)("%s is readable on %s", (text, ground) => {
    expect(ratio(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)("%s contrasts with %s", (edge, ground) => {
    expect(ratio(theme, edge, ground)).toBeGreaterThanOrEqual(3);
  });

  test("a card's border contrasts with the page", () => {
    expect(ratio(theme, "line", "card")).toBeGreaterThan(1.15);
  });
});

test("black on white is 21 to 1", () => {
  const grey = (lightness: number) => ({ lightness, chroma: 0, hue: 0 });
  expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 1);
});

test("every color of a utility exists in the light theme", () => {
  const names = readFileSync(new URL("../../app/styles/theme.css", import.meta.url), "utf8");
  const named = [...names.matchAll(/--color-[a-z-]+: var\(--([a-z-]+)\)/g)].map((match) => String(match[1]));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !themes.light[name])).toEqual([]);
});
