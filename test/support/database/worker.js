/** Asks the town's databases on behalf of a test: a whole batch in one request. */
export default {
  async fetch(request, env) {
    const { binding, start, how, statements } = await request.json();
    const session = env[binding].withSession(start);
    const asked = statements.map(({ query, values }) => session.prepare(query).bind(...values));
    try {
      const result = how === "batch" ? await session.batch(asked) : await asked[0][how]();
      return Response.json({ result, bookmark: session.getBookmark() });
    } catch ({ message, cause }) {
      return Response.json({ error: { message, cause: cause?.message } });
    }
  },
};
