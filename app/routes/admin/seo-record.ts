import { data, redirect } from "react-router";
import { localPath } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { servicesContext } from "../../server/context";
import { selectSeoPath } from "../../server/db/content/studio-seo";
import { requireAdmin } from "../../server/http/guards";
import { languageIn } from "../../server/http/i18n";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerSeo } from "../../server/pages/content/seo-answer";
import type { Route } from "./+types/seo-record";

type Context = Route.LoaderArgs["context"];

/** A stored record by its id. */
async function pathOf(context: Context, id: string): Promise<string> {
  const [record] = await selectSeoPath(context.get(servicesContext).db, id);
  if (!record) throw data(null, 404);
  return record.page_path;
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const page_path = await pathOf(context, params.id);
  return redirect(localPath(languageIn(context), queryPath("/admin/seo", { page_path })));
}

export async function action(args: Route.ActionArgs) {
  const submitted = await readRecoverableForm(args);
  return answerSeo(submitted, await pathOf(args.context, args.params.id));
}
