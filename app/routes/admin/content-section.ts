import { data, redirect } from "react-router";
import { servicesContext } from "../../server/context";
import { selectSectionById } from "../../server/db/content/studio-sections";
import { requireAdmin } from "../../server/http/guards";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerStudio } from "../../server/pages/content/studio-answer";
import { studioPath } from "../../server/pages/content/studio-done";
import type { Route } from "./+types/content-section";

type Context = Route.LoaderArgs["context"];

/** A stored section by the id of its row. */
async function placeOf(context: Context, id: string) {
  const { db } = context.get(servicesContext);
  const [place] = await selectSectionById(db, id);
  if (!place) throw data(null, 404);
  return place;
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  requireAdmin(context, url);
  return redirect(studioPath({ context }, await placeOf(context, params.id)));
}

export async function action(args: Route.ActionArgs) {
  const submitted = await readRecoverableForm(args);
  return answerStudio(submitted, await placeOf(args.context, args.params.id));
}
