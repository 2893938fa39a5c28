import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A door whose address is known before the town behind it is open: links in mail and providers lead to it. */
export async function openFront() {
  let target = new URL("http://127.0.0.1");
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    // Each on a connection of its own: the Worker closes one that was idle, and what is then written into it is lost.
    const forward = { host: target.hostname, port: target.port, path: url, method, headers, agent: false };
    const onward = ask(forward, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url: URL | string) => {
      target = new URL(url);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
