import { expect, test } from "vitest";
import { readForm } from "../../../app/server/http/form-data";
import { BodyTooLarge, limitBody } from "../../../app/server/http/limited-body";

const limit = 25 * 1024 * 1024;
const headers = { "Content-Type": "application/x-www-form-urlencoded" };

/** A chunked body without a length. */
function streamed(length: number): Request {
  let left = length;
  const body = new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      const piece = Math.min(left, 1024 * 1024);
      left -= piece;
      controller.enqueue(new Uint8Array(piece).fill(97));
    },
  });
  return new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

test("a body without a length is counted, and stopped at the first byte too many", async () => {
  expect((await limitBody(streamed(limit)).request.arrayBuffer()).byteLength).toBe(limit);
  await expect(limitBody(streamed(limit + 1)).request.arrayBuffer()).rejects.toThrow(BodyTooLarge);
});

test("a form in such a body is too large, and an unreadable one is a client error", async () => {
  await expect(readForm(limitBody(streamed(limit + 1)).request)).rejects.toMatchObject({
    init: { status: 413 },
  });
  const nonsense = new Request("http://localhost/", { method: "POST", body: "{}" });
  await expect(readForm(nonsense)).rejects.toMatchObject({ init: { status: 400 } });
});
