import { type Browser, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { browserFlags, findBrowser } from "../../scripts/browser";

/** Chromium itself crashes at its start once in some hundred times; a second crash fails the test. */
async function launch(): Promise<Browser> {
  const start = () => chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    return await start();
  } catch (failure) {
    if (!/Segmentation fault/.test(String(failure))) throw failure;
    return start();
  }
}

/** Errors in its pages' consoles fail the tests when it's closed. */
export async function openBrowser(): Promise<Browser> {
  const browser = await launch();
  const complaints: string[] = [];
  const hear = (page: Page | null, text: string) => {
    if (!harmless.test(text)) complaints.push(`${page?.url()} ${text}`);
  };
  const [open, close] = [browser.newContext.bind(browser), browser.close.bind(browser)];
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(60_000);
    context.on("weberror", (failure) => hear(failure.page(), String(failure.error())));
    context.on("console", (line) => line.type() === "error" && hear(line.page(), line.text()));
    return context;
  };
  browser.close = async () => {
    await close();
    expect(complaints).toEqual([]);
  };
  return browser;
}

/**
 * Expected messages: refusals and lost connections that tests ask for, interrupted view transitions, and pasted styles
 * or scripts that our policy blocks.
 */
const harmless =
  /^Failed to load resource: |Transition was (?:aborted|skipped)|^(?:Applying inline style|Executing inline event handler) violates/;
