import jsqr from "jsqr";
import type { Browser, Locator } from "playwright-core";

/** The text of a QR code on a page, read from its screenshot. */
export async function readQrCode(browser: Browser, part: Locator): Promise<string | undefined> {
  const png = (await part.screenshot()).toString("base64");
  const page = await browser.newPage();
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    const { data, width, height } =
      context?.getImageData(0, 0, picture.width, picture.height) ?? new ImageData(1, 1);
    // Base64, since a list of a million numbers takes half a minute to hand over.
    const reader = new FileReader();
    reader.readAsDataURL(new Blob([data]));
    await new Promise((done) => reader.addEventListener("load", done));
    return { pixels: String(reader.result).replace(/^.*,/, ""), width, height };
  }, png);
  await page.close();
  return jsqr(Uint8ClampedArray.from(Buffer.from(pixels, "base64")), width, height)?.data;
}

/** The number of pages in a PDF. */
export function sheetsIn(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
