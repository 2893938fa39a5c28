const limit = 25 * 1024 * 1024;
/** Whoever sends more than the platform itself takes is cut off in the end. */
const mostReadAway = 100 * 1024 * 1024;

export class BodyTooLarge extends Error {}

/** Refused by its stated length before a byte is read. */
export function isTooLarge(request: Request): boolean {
  const length = request.headers.get("Content-Length");
  return length !== null && Number(length) > limit;
}

/**
 * A request whose body stays in our hands: it breaks off where the limit is crossed, and what nobody wanted of it can be
 * read away, so that it does not stand in the way of the next request on the same connection.
 */
export function holdBody(request: Request) {
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
        // Whoever sent it is gone, and with them what was left.
      }
    },
  };
}

export type HeldBody = ReturnType<typeof holdBody>;

/** What is asked for without a form has no body for anybody. */
function withBody(request: Request, body: ReadableStream): Request {
  if (!["GET", "HEAD"].includes(request.method))
    return new Request(request, { body, duplex: "half" } as RequestInit);
  const { method, headers } = request;
  return new Request(request.url, { method, headers, redirect: "manual" });
}

/** The answer goes out at once and ends when the body has been read away. */
export function endingWith(held: HeldBody, answer: Response): Response {
  const tail = new TransformStream<Uint8Array, Uint8Array>({ flush: () => held.readAway() });
  return new Response((answer.body ?? nothing()).pipeThrough(tail), answer);
}

function nothing(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.close() });
}
