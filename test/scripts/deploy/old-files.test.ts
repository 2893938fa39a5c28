import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesToKeep, keepOldFiles } from "../../../scripts/deploy/old-files";

const now = new Date("2026-11-23T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();

test("a file stays for a week after the last release that had it", () => {
  const before = {
    "frame-a.js": null,
    "form-b.js": null,
    "form-old.js": daysAgo(6),
    "form-ancient.js": daysAgo(8),
    "frame-back.js": daysAgo(3),
  };
  expect(filesToKeep(before, ["frame-a.js", "form-c.js", "frame-back.js"], now)).toEqual({
    "form-b.js": now.toISOString(),
    "form-old.js": daysAgo(6),
  });
});

test("a list can't make a deployment write outside its files", () => {
  const hostile = { "../../../wrangler.toml": null, "/etc/passwd": null, "a/b.js": null, "page.html": null };
  expect(filesToKeep(hostile, [], now)).toEqual({});
});

/** A deployed site: its list, and the files it still has. */
async function deployed(list: unknown, files: Record<string, string>) {
  const server = createServer(({ url = "" }, response) => {
    const file = url === "/asset-list.json" ? JSON.stringify(list) : files[url.replace("/assets/", "")];
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file ?? "not there");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

function newBuild(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  mkdirSync(`${folder}/assets`);
  for (const name of names) writeFileSync(`${folder}/assets/${name}`, "new");
  return folder;
}
const listIn = (folder: string) => JSON.parse(readFileSync(`${folder}/asset-list.json`, "utf8"));

test("a deployment keeps what open pages may request, and says what it couldn't find", async () => {
  const site = await deployed(
    { "frame-a.js": null, "form-b.js": null, "lost.js": null },
    { "form-b.js": "old" },
  );
  const folder = newBuild("frame-a.js", "form-c.js");
  const said = await keepOldFiles({ origin: site.origin, folder, now });
  site.close();
  expect(said).toBe("Kept 1 files of earlier releases for forms that are open. Could not be had: lost.js");
  expect(readdirSync(`${folder}/assets`).sort()).toEqual(["form-b.js", "form-c.js", "frame-a.js"]);
  expect(readFileSync(`${folder}/assets/form-b.js`, "utf8")).toBe("old");
  expect(listIn(folder)).toEqual({ "frame-a.js": null, "form-c.js": null, "form-b.js": now.toISOString() });
});

test("the first deployment starts the list, and continues with a message if the site is away", async () => {
  const first = newBuild("frame-a.js");
  expect(await keepOldFiles({ origin: null, folder: first, now })).toBe("No earlier files to keep.");
  expect(listIn(first)).toEqual({ "frame-a.js": null });
  const site = await deployed("no list", {});
  site.close();
  const again = newBuild("frame-b.js");
  const said = await keepOldFiles({ origin: site.origin, folder: again, now });
  expect([said, listIn(again)]).toEqual([
    expect.stringContaining("have to be opened again"),
    { "frame-b.js": null },
  ]);
});
