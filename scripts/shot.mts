import { chromium } from "playwright-core";

const [base, out, ...wanted] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
for (const one of wanted) {
  const [width = "390", scheme = "light", path = "/", how = "view", js = "on"] = one.split("|");
  const page = await browser.newPage({
    viewport: { width: +width, height: 844 },
    colorScheme: scheme as "light",
    javaScriptEnabled: js === "on",
  });
  await page.goto(base + path, { waitUntil: "load" });
  await page.waitForTimeout(500);
  if (/^\d+$/.test(how)) await page.evaluate((y) => scrollTo(0, +y), how);
  if (how.startsWith("#")) await page.locator(how).first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  const file = `${out}/${width}-${scheme}-${path.replace(/\W+/g, "_")}-${how.replace(/\W+/g, "")}-${js}.png`;
  await page.screenshot({ path: file, fullPage: how === "full" });
  console.log(file, await page.evaluate(() => document.documentElement.scrollHeight));
  await page.close();
}
await browser.close();
