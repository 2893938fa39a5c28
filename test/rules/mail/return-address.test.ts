import { describe, expect, test } from "vitest";
import {
  isProven,
  type Returned,
  readReturnAddress,
  returnAddress,
} from "../../../app/rules/mail/return-address";

const reader = {
  id: "7b0c1f5e-52a4-4a0b-9d0e-3f1c2b4a5d6e",
  unsubscribe_token: "k3vJ1wq8cVvNQp0b7cG2yJQm0Zr3b0r8mJx5x9u1A2s",
  confirmed_at: 1_793_000_000_000,
};
const issue = "0e8d2c1a-93b7-4f60-8c55-1a2b3c4d5e6f";
const read = (address: string) => readReturnAddress(address) as Returned;

describe("A letter's return address", () => {
  test("contains its reader and its letter, and is valid for that reader", async () => {
    const address = await returnAddress("cambutal.example", reader, issue);
    expect(address).toMatch(/^letter\+[a-z2-7]{56}@cambutal\.example$/);
    expect(read(address)).toMatchObject({ reader: reader.id, issue: "0e8d2c1a93b7" });
    expect(await isProven(read(address), reader)).toBe(true);
  });

  test("fits into the 64 octets of a local part, in any case", async () => {
    const address = await returnAddress("cambutal.example", reader, issue);
    expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
    expect(await isProven(read(address.toUpperCase()), reader)).toBe(true);
    expect(read(address.toUpperCase()).reader).toBe(reader.id);
  });

  test("is different for each letter and each reader, and can't be transferred", async () => {
    const other = { ...reader, id: "00000000-0000-4000-8000-000000000000" };
    const [one, two, three] = await Promise.all([
      returnAddress("cambutal.example", reader, issue),
      returnAddress("cambutal.example", reader, "ffffffff-ffff-4fff-8fff-ffffffffffff"),
      returnAddress("cambutal.example", other, issue),
    ]);
    expect(new Set([one, two, three]).size).toBe(3);
    const proof = read(one).proof;
    expect(await isProven({ ...read(two), proof }, reader)).toBe(false);
    expect(await isProven({ ...read(three), proof }, other)).toBe(false);
  });

  test("is invalid with any character changed", async () => {
    const address = await returnAddress("cambutal.example", reader, issue);
    for (let at = "letter+".length; at < address.indexOf("@"); at++) {
      const letter = address[at] === "a" ? "b" : "a";
      const forged = read(address.slice(0, at) + letter + address.slice(at + 1));
      const isTheirs = forged.reader === reader.id;
      expect(isTheirs && (await isProven(forged, reader)), `letter ${at}`).toBe(false);
    }
  });

  test("becomes invalid when the reader leaves, and new ones are made if they return", async () => {
    const address = await returnAddress("cambutal.example", reader, issue);
    expect(await isProven(read(address), { ...reader, confirmed_at: reader.confirmed_at + 1 })).toBe(false);
    expect(await isProven(read(address), { ...reader, unsubscribe_token: "another" })).toBe(false);
  });

  test.each([
    "",
    "letter",
    "letter@cambutal.example",
    "letter+@cambutal.example",
    "letter+abc@cambutal.example",
    `letter+${"a".repeat(55)}@cambutal.example`,
    `letter+${"a".repeat(57)}@cambutal.example`,
    `letter+${"1".repeat(56)}@cambutal.example`,
    `hello+${"a".repeat(56)}@cambutal.example`,
    `xletter+${"a".repeat(56)}@cambutal.example`,
  ])("isn't %s", (address) => {
    expect(readReturnAddress(address)).toBeNull();
  });
});
