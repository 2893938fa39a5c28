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
      if (closed === mostConnections || !/other side closed|ECONNRESET|EPIPE/.test(was)) throw error;
    }
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
