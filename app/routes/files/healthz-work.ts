import { servicesContext } from "../../server/context";
import { privateCache } from "../../server/http/cache-headers";
import { viewerIn } from "../../server/http/viewer";
import { findFailing } from "../../server/operations/site/find-failing";
import type { Route } from "./+types/healthz-work";

/** One word for a watcher: whether everything that runs by itself does its work. An admin also reads what does not. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const failing = await findFailing(context.get(servicesContext));
    if (failing.length === 0) return answer("ok", 200);
    const lines = viewerIn(context)?.isAdmin ? failing.map((one) => `\n${Object.values(one).join(" ")}`) : [];
    return answer(`failing${lines.join("")}`, 503);
  } catch {
    return answer("down", 503);
  }
}

function answer(text: string, status: number): Response {
  const headers = { ...privateCache, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${text}\n`, {
    status,
    headers: status === 200 ? headers : { ...headers, "Retry-After": "60" },
  });
}
