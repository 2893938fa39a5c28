import { data } from "react-router";
import type { IssueMeanwhile } from "../../../forms/mail/issue";
import { languages } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { ask } from "../../db/database";
import { selectIssue } from "../../db/mail/issues";
import { selectLastActor } from "../../db/site/audit-log";
import type { SignedInForm } from "../../http/submitted-form";

/** The newer text saved by somebody else or in another window, with its version. */
export async function issueConflict({ context, viewer }: SignedInForm, id: string) {
  const { db } = context.get(servicesContext);
  const [[issue], [act]] = await ask(db, [selectIssue(db, id), selectLastActor(db, "newsletter", id)]);
  if (!issue) throw data(null, 404);
  const by = act?.actor_id === viewer.id ? "self" : act?.actor_id ? { name: act.name ?? "" } : "job";
  const texts = languages.map((language) => ({
    language,
    subject: issue[`subject_${language}`],
    content: issue[`content_${language}`],
  }));
  const meanwhile: IssueMeanwhile = { by, at: act?.at ?? issue.updated_at, texts };
  return { meanwhile, version: String(issue.version) };
}
