import { wordsIn } from "../../server/http/i18n";
import { logFile } from "../../server/pages/review/log-file";
import { loadLog } from "../../server/pages/review/log-page";
import { privatePage } from "../../server/pages/site/private-page";
import { LogScreen } from "../../workbench/review/log-screen";
import type { Route } from "./+types/log";

export const handle = { admin: true, workbench: true };
export { headers, meta } from "../../server/http/page-exports";

/** The same lines as a table stand at the same address; a file needs no page around it. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context, url }, next) =>
    request.method === "GET" && url.searchParams.get("format") === "csv" ? logFile(context, url) : next(),
];

export async function loader({ context, url }: Route.LoaderArgs) {
  return privatePage(context, url, wordsIn(context).t("log.title"), await loadLog(context, url));
}

export default function Log({ loaderData }: Route.ComponentProps) {
  return <LogScreen page={loaderData} />;
}
