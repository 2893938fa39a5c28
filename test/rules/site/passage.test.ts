import { encodeBase64 } from "@oslojs/encoding";
import { expect, test } from "vitest";
import { sha256 } from "../../../app/rules/site/digest";
import { passage, passageHash } from "../../../app/rules/site/passage";

test("the policy lets the passage from page to page through, word by word", async () => {
  expect(passageHash).toBe(encodeBase64(await sha256(passage)));
});
