const limit = 25 * 1024 * 1024;

/** Refused by its stated length before a byte is read. */
export function isTooLarge(request: Request): boolean {
  const length = request.headers.get("Content-Length");
  return length !== null && Number(length) > limit;
}

/** The same request with a body that breaks off where the limit is crossed. */
export function limitBody(request: Request): Request {
  if (!request.body || request.headers.has("Content-Length")) return request;
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(new BodyTooLarge());
      else controller.enqueue(chunk);
    },
  });
  return new Request(request, { body: request.body.pipeThrough(counter), duplex: "half" } as RequestInit);
}

export class BodyTooLarge extends Error {}
