import display from "./story-letters/display.woff2?inline";
import strong from "./story-letters/strong.woff2?inline";
import text from "./story-letters/text.woff2?inline";

const faces = { display, text, strong };
const others = { display: "serif", text: "sans-serif", strong: "sans-serif" };

/** Otherwise browsers round the widths of small letters, and words overlap. */
const exactWidths = "text{text-rendering:geometricPrecision}";

/** The fonts as CSS within the drawing. */
export const storyFonts = Object.entries(faces)
  .map(
    ([name, address]) =>
      `@font-face{font-family:${name};src:url(${address}) format("woff2")}` +
      `.${name}{font-family:${name},${others[name as keyof typeof faces]};letter-spacing:0}`,
  )
  .concat(exactWidths)
  .join("");
