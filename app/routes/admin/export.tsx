import { readExport } from "../../rules/review/export-files";
import { requireAdmin } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { exportFile } from "../../server/pages/review/export-file";
import { loadExport } from "../../server/pages/review/export-page";
import { privatePage } from "../../server/pages/site/private-page";
import { ExportScreen } from "../../workbench/review/export-screen";
import type { Route } from "./+types/export";

export const handle = { admin: true, workbench: true };
export { headers, meta } from "../../server/http/page-exports";

/** The files stand at the same address; a file needs no page around it. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context, url }, next) => {
    const file = request.method === "GET" ? readExport(url.searchParams) : null;
    if (!file) return next();
    requireAdmin(context, url);
    return exportFile(context, file);
  },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const counts = await loadExport(context, url);
  return privatePage(context, url, wordsIn(context).t("exports.title"), { counts });
}

export default function Export({ loaderData }: Route.ComponentProps) {
  return <ExportScreen counts={loaderData.counts} />;
}
