import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A door whose address is known before the town behind it is open: links in mail and providers lead to it. */
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
    // Each on a connection of its own: the Worker closes one that was idle, and what is then written into it is lost.
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
    /** Where it leads; whoever comes through it comes at this time, if one is given. */
    leadTo: (url: URL | string, now?: Date) => {
      target = new URL(url);
      clock = now?.toISOString();
    },
    /** From now on a script says this, whatever the town behind says; null: the town's own again. */
    say: (path: string, script: string | null) => {
      if (script === null) instead.delete(path);
      else instead.set(path, script);
    },
    /** It takes what is asked, and never answers. */
    fallSilent: () => {
      isSilent = true;
    },
    /** Of each answer the beginning comes, and then nothing more. */
    breakOff: () => {
      breaksOff = true;
    },
    /** Whoever lets people into the network answers in the town's place, whatever is asked; null: the way is free. */
    standBefore: (page: string | null) => {
      gate = page;
    },
    /** Nobody gets through any more, until the door is opened again. */
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
