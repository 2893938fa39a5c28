import type { BrowserContext, Locator, Page } from "playwright-core";

/** Pastes or drops files, or text with HTML, into the editor. */
export async function give(
  page: Page,
  way: "paste" | "drop",
  target: Locator,
  { html, files = [] }: { html?: string; files?: { name: string; type: string; bytes: Uint8Array }[] },
): Promise<void> {
  const data = await page.evaluateHandle(
    ({ html, files }) => {
      const transfer = new DataTransfer();
      if (html) {
        transfer.setData("text/html", html);
        transfer.setData("text/plain", "plain");
      }
      for (const { name, type, bytes } of files)
        transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      return transfer;
    },
    { html, files: files.map((file) => ({ ...file, bytes: [...file.bytes] })) },
  );
  await target.evaluate(
    (element, { transfer, kind }) => {
      const box = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true, composed: true };
      const at = { clientX: box.left + 20, clientY: box.top + 20 };
      element.dispatchEvent(
        kind === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: transfer })
          : new DragEvent("drop", { ...init, ...at, dataTransfer: transfer }),
      );
    },
    { transfer: data, kind: way },
  );
}

/** Opens a page with the editor and waits for it. */
export async function openEditor(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("#field-content.editor-text").waitFor();
  return page;
}

/** The HTML the form would send. */
export function sourceOf(page: Page): Promise<string> {
  return page
    .locator("form.post-form")
    .evaluate((form) => String(new FormData(form as HTMLFormElement).get("content")));
}
