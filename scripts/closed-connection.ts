/**
 * workerd closes a connection that was idle for five seconds. On a busy machine this process may take it for an open one
 * and write into it: nothing of that arrived, and the connection is gone. So the call is made again, as often as there
 * may be such connections; then a new one is opened.
 */
const mostConnections = 30;

export async function retryClosedConnection<T>(call: () => Promise<T>): Promise<T> {
  for (let closed = 0; ; closed += 1) {
    try {
      return await call();
    } catch (error) {
      const was = `${error} ${causeOf(error)} ${causeOf(causeOf(error))}`;
      if (closed === mostConnections || !/other side closed|ECONNRESET|EPIPE/.test(was)) throw error;
    }
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
