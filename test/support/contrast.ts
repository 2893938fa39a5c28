import type { Locator } from "playwright-core";

/** The WCAG contrast of an element's text, or its placeholder, as rendered. */
export function contrastOf(element: Locator, part?: "::placeholder"): Promise<number> {
  return element.evaluate((node, pseudo) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) return 0;
    const grounds: string[] = [];
    for (let one: Element | null = node; one; one = one.parentElement) {
      grounds.unshift(getComputedStyle(one).backgroundColor);
    }
    const style = getComputedStyle(node, pseudo);
    const luminances: number[] = [];
    for (const [color, opacity] of [
      ...grounds.map((ground) => [ground, "1"]),
      [style.color, style.opacity],
    ]) {
      canvas.globalAlpha = Number(opacity);
      canvas.fillStyle = color ?? "";
      canvas.fillRect(0, 0, 1, 1);
      const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      luminances.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
    const [ground = 0, text = 0] = luminances.slice(-2);
    return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
  }, part);
}
