import { encodeBase64 } from "@oslojs/encoding";
import { expect, test } from "vitest";
import { sha256 } from "../../../app/rules/site/digest";
import { pageTransition, pageTransitionHash } from "../../../app/rules/site/page-transition";

test("the policy has the hash of the page transition", async () => {
  expect(pageTransitionHash).toBe(encodeBase64(await sha256(pageTransition)));
});
