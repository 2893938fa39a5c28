import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "../../../app/server/platform/passwords";

test("a password matches its own hash, and no other", async () => {
  const hash = await hashPassword("tres olas verdes");
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(await verifyPassword("tres olas verdes", hash)).toEqual({ isRight: true, isOutdated: false });
  expect((await verifyPassword("tres olas verdeS", hash)).isRight).toBe(false);
  expect(await hashPassword("tres olas verdes")).not.toBe(hash);
});

test("an accent matches however the keyboard encodes it", async () => {
  const hash = await hashPassword("contrase\u00f1a larga");
  expect((await verifyPassword("contrasen\u0303a larga", hash)).isRight).toBe(true);
});

test("a hash with older parameters still works, and is renewed", async () => {
  const { scryptSync } = await import("node:crypto");
  const salt = Buffer.from("0123456789abcdef");
  const key = scryptSync("tres olas verdes", salt, 32, { N: 1024, r: 8, p: 1 });
  const old = ["scrypt", 1024, 8, 1, salt.toString("base64"), key.toString("base64")].join("$");
  expect(await verifyPassword("tres olas verdes", old)).toEqual({ isRight: true, isOutdated: true });
});

test("no password works for an account without one", async () => {
  expect((await verifyPassword("", null)).isRight).toBe(false);
  expect((await verifyPassword("anything", null)).isRight).toBe(false);
});
