import { encodeBase64 } from "@oslojs/encoding";
import { expect, test } from "vitest";
import { pageTransition, pageTransitionHash } from "../../../app/rules/site/page-transition";
import { sha256 } from "../../../app/rules/site/sha256-digest";

test("the policy has the hash of the page transition", async () => {
  expect(pageTransitionHash).toBe(encodeBase64(await sha256(pageTransition)));
});
