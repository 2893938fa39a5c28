import type { IncomingMessage } from "node:http";

export type Binding = { type: string; name: string; text?: string; id?: string; bucket_name?: string };
export type Asked = {
  method: string;
  /** Path segments after the account. */
  path: string[];
  query: URLSearchParams;
  json: Record<string, unknown>;
  list: unknown[];
  /** Of an uploaded Worker. */
  bindings: Binding[];
};

/** Cloudflare's error response, with its own code. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export async function readAsked(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? "", "http://cloudflare.test");
  const path = url.pathname
    .replace(/^\/client\/v4(\/accounts\/acc)?\//, "")
    .split("/")
    .filter(Boolean);
  const asked = { method: request.method ?? "GET", path, query: url.searchParams };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("multipart/")) {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    const { bindings } = JSON.parse(String(form.get("metadata"))) as { bindings: Binding[] };
    return { ...asked, json: {}, list: [], bindings };
  }
  const text = body.toString();
  return {
    ...asked,
    json: text.startsWith("{") ? JSON.parse(text) : {},
    list: text.startsWith("[") ? JSON.parse(text) : [],
    bindings: [],
  };
}

/** Read-only queries are POST requests too. */
export function isReading({ method, path, json }: Asked): boolean {
  return method === "GET" || (path.at(-1) === "query" && /^SELECT /.test(String(json.sql)));
}
