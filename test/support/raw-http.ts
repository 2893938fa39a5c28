import { Agent, request as ask, type IncomingMessage } from "node:http";
import type { Town } from "./town";

type Sent = {
  method?: string;
  headers?: Record<string, string>;
  /** The size of a random body. */
  bytes?: number;
  /** Chunked, without a Content-Length. */
  unmeasured?: boolean;
  /** Expect: 100-continue, sent anyway after a moment unless an answer comes first, like curl. */
  expects?: boolean;
};
export type Heard = { status: number | undefined; text: string };

/** One keep-alive connection, and how often it had to be opened again. */
export function openWire(town: Town) {
  const { origin, hostname, port } = new URL(town.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connect = agent.createConnection.bind(agent);
  let connections = 0;
  agent.createConnection = (...given) => {
    connections++;
    return connect(...given);
  };

  function send(path: string, { method = "POST", bytes = 0, unmeasured, expects, ...more }: Sent = {}) {
    const headers = {
      Origin: origin,
      "Content-Type": "application/x-www-form-urlencoded",
      ...(bytes && !unmeasured ? { "Content-Length": String(bytes) } : {}),
      ...(expects ? { Expect: "100-continue" } : {}),
      ...more.headers,
    };
    return new Promise<Heard>((resolve, reject) => {
      const sent = ask({ agent, hostname, port, path, method, headers });
      sent.on("response", (answer) => read(answer).then(resolve, reject));
      sent.on("error", reject);
      const pour = async () => {
        for (let left = bytes; left > 0; left -= piece.length) {
          const isFull = !sent.write(piece.subarray(0, Math.min(left, piece.length)));
          if (isFull) await new Promise((drained) => sent.once("drain", drained));
        }
        sent.end();
      };
      sent.flushHeaders();
      if (!expects) return pour();
      let isSent = false;
      const moment = setTimeout(() => {
        isSent = true;
        pour();
      }, 300);
      sent.on("response", (answer) => {
        clearTimeout(moment);
        if (!isSent) answer.on("end", () => sent.destroy());
      });
    });
  }

  return { send, connections: () => connections, close: () => agent.destroy() };
}

const piece = Buffer.alloc(64 * 1024, "a");

async function read(answer: IncomingMessage): Promise<Heard> {
  let text = "";
  for await (const chunk of answer.setEncoding("utf8")) text += chunk;
  return { status: answer.statusCode, text };
}
