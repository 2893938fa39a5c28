/**
 * Three tries at recording something that has happened outside and would otherwise be repeated. The work must be safe
 * to repeat.
 */
export async function recordWithRetries<Answer>(work: () => PromiseLike<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}
