const limit = 25 * 1024 * 1024;
/** Larger bodies are cut off. */
const mostReadAway = 100 * 1024 * 1024;

export class BodyTooLarge extends Error {}

/** By its stated length, before a byte is read. */
export function isTooLarge(request: Request): boolean {
  const length = request.headers.get("Content-Length");
  return length !== null && Number(length) > limit;
}

/**
 * Wraps the request's body: it stops at the limit, and what nobody reads can be drained, so that it doesn't block the
 * next request on the same connection.
 */
export function limitBody(request: Request) {
  const reader = request.body?.getReader();
  let isRead = reader === undefined;
  let byteCount = 0;

  async function next(): Promise<Uint8Array | undefined> {
    const { value } = (await reader?.read()) ?? {};
    isRead = value === undefined;
    byteCount += value?.byteLength ?? 0;
    return value;
  }

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await next();
        if (byteCount > limit) controller.error(new BodyTooLarge());
        else if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );

  return {
    request: reader ? withBody(request, body) : request,
    isRead: () => isRead,
    isTooLarge: () => byteCount > limit,
    async readAway(most: "the limit" | "all" = "all"): Promise<void> {
      const end = most === "all" ? mostReadAway : limit;
      try {
        while (!isRead && byteCount <= end) await next();
      } catch {
        // The sender has gone away.
      }
    },
  };
}

export type LimitedBody = ReturnType<typeof limitBody>;

/** GET and HEAD have no body. */
function withBody(request: Request, body: ReadableStream): Request {
  if (!["GET", "HEAD"].includes(request.method))
    return new Request(request, { body, duplex: "half" } as RequestInit);
  const { method, headers } = request;
  return new Request(request.url, { method, headers, redirect: "manual" });
}

/** Answers at once, and finishes once the body has been drained. */
export function endingWith(held: LimitedBody, answer: Response): Response {
  const tail = new TransformStream<Uint8Array, Uint8Array>({ flush: () => held.readAway() });
  return new Response((answer.body ?? nothing()).pipeThrough(tail), answer);
}

function nothing(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.close() });
}
