import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy whose address is known before the town behind it starts, for links in mails and provider redirects. */
export async function openFront() {
  let target = new URL("http://127.0.0.1");
  let clock: string | undefined;
  let isSilent = false;
  let breaksOff = false;
  let gate: string | null = null;
  const instead = new Map<string, string>();
  const server = createServer((incoming, outgoing) => {
    const { method, url } = incoming;
    const headers = clock ? { ...incoming.headers, "x-rehearse-now": clock } : incoming.headers;
    if (isSilent) return;
    if (gate !== null) {
      outgoing
        .writeHead(200, { "Content-Type": "text/html", "Cache-Control": "public, max-age=0" })
        .end(gate);
      return;
    }
    const script = instead.get(url ?? "");
    if (script !== undefined) {
      outgoing.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
      return;
    }
    // A new connection each time: the Worker closes idle ones, and what's written then is lost.
    const forward = { host: target.hostname, port: target.port, path: url, method, headers, agent: false };
    const onward = ask(forward, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      if (breaksOff) answer.once("data", (part: Buffer) => outgoing.write(part.subarray(0, 2000)));
      else answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The town behind, and the time its visitors see. */
    leadTo: (url: URL | string, now?: Date) => {
      target = new URL(url);
      clock = now?.toISOString();
    },
    /** Replaces a script; null restores the town's own. */
    say: (path: string, script: string | null) => {
      if (script === null) instead.delete(path);
      else instead.set(path, script);
    },
    /** Accepts requests and never answers. */
    fallSilent: () => {
      isSilent = true;
    },
    /** Sends only the beginning of each answer. */
    breakOff: () => {
      breaksOff = true;
    },
    /** A captive portal: this page answers everything; null removes it. */
    standBefore: (page: string | null) => {
      gate = page;
    },
    /** Offline until it's opened again. */
    shut: close,
    open: async () => {
      if (isSilent || breaksOff) server.closeAllConnections();
      isSilent = false;
      breaksOff = false;
      if (!server.listening) await listen(port);
    },
    close,
  };
}
