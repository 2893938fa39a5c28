import { encodeBase64 } from "@oslojs/encoding";
import { expect, test } from "vitest";
import { sha256 } from "../../app/rules/site/digest";
import { hashInlineScripts } from "../../app/server/http/inline-scripts";

const page = (...scripts: string[]) => `<html><body>${scripts.join("")}</body></html>`;

test("only scripts that carry this render's nonce get a hash, and no nonce stays in the page", async () => {
  const { html, hashes } = await hashInlineScripts(
    page(
      '<script nonce="ours">start()</script>',
      "<script>steal()</script>",
      '<script nonce="theirs">steal()</script>',
      '<script data-x=">" nonce="theirs">steal()</script>',
      '<script nonce="ours" src="/a.js"></script>',
    ),
    "ours",
  );
  expect(hashes).toEqual([encodeBase64(await sha256("start()"))]);
  expect(html).toContain("<script>start()</script>");
  expect(html).not.toContain('nonce="ours"');
});

test("the same script twice needs one hash", async () => {
  const script = '<script nonce="ours">again()</script>';
  expect((await hashInlineScripts(page(script, script), "ours")).hashes).toHaveLength(1);
});
