/**
 * The Worker closes a connection that was idle for five seconds. On a busy machine a test may take it for an open one
 * and write into it: nothing of that arrived, and the connection is gone. So the question is asked again, as often as
 * there may be such connections; then a new one is opened.
 */
const mostConnections = 30;

export async function askAgain<T>(ask: () => Promise<T>): Promise<T> {
  for (let closed = 0; ; closed += 1) {
    try {
      return await ask();
    } catch (error) {
      const was = `${error} ${causeOf(error)} ${causeOf(causeOf(error))}`;
      if (closed === mostConnections || !/other side closed|ECONNRESET/.test(was)) throw error;
    }
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

const originals = new WeakMap<object, object>();
const links = ["withSession", "prepare", "bind"];
const questions = ["all", "run", "raw", "first", "batch"];

/** A database behind such connections. */
export function reachable<T extends object>(target: T): T {
  const proxy = new Proxy(target, {
    get(_, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== "function" || typeof name !== "string") return value;
      const call = (...given: unknown[]) => Reflect.apply(value, target, given.map(original));
      if (links.includes(name)) return (...given: unknown[]) => reachable(call(...given) as object);
      return questions.includes(name) ? (...given: unknown[]) => askAgain(() => call(...given)) : call;
    },
  });
  originals.set(proxy, target);
  return proxy;
}

/** Statements handed to a batch must be the real ones. */
function original(argument: unknown): unknown {
  if (Array.isArray(argument)) return argument.map(original);
  return (typeof argument === "object" && argument && originals.get(argument)) || argument;
}
