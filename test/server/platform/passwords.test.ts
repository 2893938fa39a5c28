import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "../../../app/server/platform/passwords";

test("a password is known by its hash, and by no other password's", async () => {
  const hash = await hashPassword("tres olas verdes");
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(await verifyPassword("tres olas verdes", hash)).toEqual({ isRight: true, isOutdated: false });
  expect((await verifyPassword("tres olas verdeS", hash)).isRight).toBe(false);
  expect(await hashPassword("tres olas verdes")).not.toBe(hash);
});

test("an accent typed on another keyboard is the same accent", async () => {
  const hash = await hashPassword("contrase\u00f1a larga");
  expect((await verifyPassword("contrasen\u0303a larga", hash)).isRight).toBe(true);
});

test("a hash with older parameters still opens, and asks to be renewed", async () => {
  const { scryptSync } = await import("node:crypto");
  const salt = Buffer.from("0123456789abcdef");
  const key = scryptSync("tres olas verdes", salt, 32, { N: 1024, r: 8, p: 1 });
  const old = ["scrypt", 1024, 8, 1, salt.toString("base64"), key.toString("base64")].join("$");
  expect(await verifyPassword("tres olas verdes", old)).toEqual({ isRight: true, isOutdated: true });
});

test("nobody's password is right for an account without one", async () => {
  expect((await verifyPassword("", null)).isRight).toBe(false);
  expect((await verifyPassword("anything", null)).isRight).toBe(false);
});
