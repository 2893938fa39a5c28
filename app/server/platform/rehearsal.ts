/**
 * Lets a test make any binding fail, or set the clock, for one request. It listens only where the variable
 * REHEARSAL is "on", which no configuration of the project sets; the tests do.
 *
 * x-rehearse-now: 2026-03-01T12:00:00Z
 * x-rehearse-failure: d1:3 (third call fails) | d1:3:late (it is done, but the answer is lost) |
 *   d1:3:lost (the connection is lost before it is done) | d1:all | d1:slow | search:all | mail:all | r2:1 ...
 */
type Rehearsal = { env: Env; now: () => Date };

export function rehearse(env: Env, headers: Headers): Rehearsal {
  const now = headers.get("x-rehearse-now");
  const failures = (headers.get("x-rehearse-failure") ?? "").split(",").filter(Boolean);
  return {
    env: failures.length ? failingEnv(env, failures) : env,
    now: () => (now ? new Date(now) : new Date()),
  };
}

/** The bindings, with the named calls failing. Also used by tests that call operations directly. */
export function failingEnv(env: Env, failures: string[]): Env {
  const plan = (name: string) => failurePlan(failures.filter((one) => one.startsWith(`${name}:`)));
  const database = plan("d1");
  const mail = plan("mail");
  const bucket = plan("r2");
  const methods = { deep: ["withSession", "prepare", "bind"], fail: ["all", "run", "raw", "batch"] };
  const objects = { deep: [], fail: ["put", "get", "head", "delete", "list"] };
  return {
    ...env,
    DB: failing(env.DB, database, methods),
    SEARCH_DB: failing(env.SEARCH_DB, plan("search"), methods),
    EMAIL: failing(env.EMAIL, mail, { deep: [], fail: ["send"] }),
    CMS_IMAGES: failing(env.CMS_IMAGES, bucket, objects),
    BUSINESS_IMAGES: failing(env.BUSINESS_IMAGES, bucket, objects),
    FILES: failing(env.FILES, bucket, objects),
  };
}

type Verdict = "work" | "fail" | "lose" | "work and fail" | "hang";
const verdicts: Record<string, Verdict> = { late: "work and fail", lost: "lose" };

function failurePlan(failures: string[]): () => Verdict {
  let call = 0;
  return () => {
    call++;
    for (const failure of failures) {
      const [, which, how] = failure.split(":");
      if (which === "slow") return "hang";
      if (which === "all" || which === String(call)) return verdicts[how ?? ""] ?? "fail";
    }
    return "work";
  };
}

type Methods = { deep: string[]; fail: string[] };
const originals = new WeakMap<object, object>();

function failing<T extends object>(target: T, verdict: () => Verdict, methods: Methods): T {
  const proxy = new Proxy(target, {
    get(_, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== "function" || typeof name !== "string") return value;
      const call = (...args: unknown[]) => Reflect.apply(value, target, args.map(unwrapped));
      if (methods.deep.includes(name))
        return (...args: unknown[]) => failing(call(...args) as object, verdict, methods);
      if (!methods.fail.includes(name)) return call;
      return async (...args: unknown[]) => {
        const outcome = verdict();
        if (outcome === "hang") return new Promise(() => {});
        if (outcome === "lose") throw new Error("D1_ERROR: Network connection lost.");
        const result = outcome === "fail" ? undefined : await call(...args);
        if (outcome !== "work") throw new Error("rehearsed failure");
        return result;
      };
    },
  });
  originals.set(proxy, target);
  return proxy;
}

/** A batch needs the real statements. */
function unwrapped(argument: unknown): unknown {
  if (Array.isArray(argument)) return argument.map(unwrapped);
  return (typeof argument === "object" && argument && originals.get(argument)) || argument;
}
