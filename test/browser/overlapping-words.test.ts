import { expect, test } from "vitest";
import { localPath } from "../../app/rules/site/language";
import { openSeededTown } from "../support/seeded-town";
import { visitorPages } from "../support/visitor-pages";

/** A café closes soon, which takes more words than any other state. */
const lateMorning = "2026-12-04T16:40:00Z";
const { town, newPage } = await openSeededTown(lateMorning);

test.each([
  ...visitorPages,
  "/eat/la_panga",
  "/stay/casa_boutique_marea",
  "/do/escuela_de_surf_marea_alta",
  "/events/fire-night",
  "/info?tab=businesses",
  "/info?tab=services&service=surf-lessons",
  "/search?q=pescado",
])(
  "on %s no words lie over others, run off the page or are torn, on a phone, a tablet or a desktop",
  async (path) => {
    const page = await newPage();
    const response = await page.goto(new URL(localPath("es", path), town.url).href);
    expect(response?.status()).toBe(200);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(overlaps), `${width} px`).toEqual([]);
      expect(await page.evaluate(brokenTexts), `${width} px`).toEqual([]);
    }
    await page.close();
  },
);

/** Texts that run past the right edge, unless they scroll, and words that a narrow column breaks in two. */
function brokenTexts(): string[] {
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = node.textContent ?? "";
    const element = node.parentElement;
    if (!element?.checkVisibility() || element.closest("svg, dialog:not([open]), [popover]")) continue;
    let isScrolled = false;
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    )
      isScrolled ||= ["auto", "scroll", "hidden"].includes(getComputedStyle(around).overflowX);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { right, width } of isScrolled ? [] : range.getClientRects())
      if (width > 3 && right > innerWidth + 1) found.push(`off the page: ${text.slice(0, 60)}`);
    if (element.closest("code") || !element.checkVisibility({ opacityProperty: true })) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\d]{3,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, last] = [range.getClientRects()[0], [...range.getClientRects()].at(-1)];
      if (first && last && last.top - first.top > first.height / 2) found.push(`torn: ${word}`);
    }
  }
  return found;
}

/** Pairs of texts that cover each other by more than a hair, with what scrolls or is cut off left out. */
function overlaps(): string[] {
  type Line = { text: string; node: Node; left: number; top: number; right: number; bottom: number };
  const lines: Line[] = [];
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element || element.closest("svg, dialog:not([open]), [popover]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const clip = { left: 0, top: 0, right: innerWidth, bottom: Number.POSITIVE_INFINITY };
    let isAfloat = false;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { position, overflowX, clipPath } = getComputedStyle(around);
      if (position === "fixed" || position === "sticky" || (position === "absolute" && clipPath !== "none"))
        isAfloat = true;
      if (overflowX === "visible" || around === document.body || around === document.documentElement)
        continue;
      const box = around.getBoundingClientRect();
      clip.left = Math.max(clip.left, box.left);
      clip.right = Math.min(clip.right, box.right);
      clip.top = Math.max(clip.top, box.top);
      clip.bottom = Math.min(clip.bottom, box.bottom);
    }
    if (isAfloat) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const left = Math.max(rect.left, clip.left);
      const right = Math.min(rect.right, clip.right);
      const top = Math.max(rect.top, clip.top);
      const bottom = Math.min(rect.bottom, clip.bottom);
      if (right - left > 3 && bottom - top > 3)
        lines.push({ text: text.slice(0, 40), node, left, top, right, bottom });
    }
  }
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      if (one.node === other.node) return [];
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const line = Math.min(one.bottom - one.top, other.bottom - other.top);
      return width > 4 && height > line * 0.4 ? [`"${one.text}" and "${other.text}"`] : [];
    }),
  );
}
