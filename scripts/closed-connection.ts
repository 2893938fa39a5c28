/**
 * workerd closes connections after five idle seconds. On a busy machine this process may still use one, and the
 * request is lost unread. So it's repeated, at most as often as there can be such connections.
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
