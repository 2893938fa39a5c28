/** What has happened outside has to be written down, or it happens again: worth three tries. Safe to repeat, then. */
export async function insist<Answer>(work: () => PromiseLike<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}
