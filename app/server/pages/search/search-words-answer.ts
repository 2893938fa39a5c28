import { data } from "react-router";
import { type SynonymsAnswer, SynonymsForm } from "../../../forms/search/synonyms";
import { parseForm } from "../../../forms/site/parse";
import { unreadLine } from "../../../rules/search/admin-synonyms";
import { localPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { selectSearchWords } from "../../db/search/search-words";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import { languageIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { setSearchWords } from "../../operations/site/set-search-words";
import { actOf, takeOnce } from "../site/take-once";

export async function answerSearchWords(submitted: SignedInForm) {
  if (textField(submitted.form, "intent") !== "save") throw data(null, 400);
  return takeOnce<unknown>(submitted, () => save(submitted));
}

async function save(submitted: SignedInForm) {
  const parsed = parseForm(SynonymsForm, submitted.form);
  if (!parsed.ok) return back(submitted, 400, { problems: parsed.problems });
  const screen = localPath(languageIn(submitted.context), "/admin/search");
  try {
    const services = submitted.context.get(servicesContext);
    const [currentRow = null] = await selectSearchWords(services.db);
    const overtaken = back(submitted, 409, { notice: "stale", version: null });
    if (isOvertaken(submitted.form, currentRow?.version ?? 0)) return overtaken;
    const { sender, done } = actOf(submitted, screen, "searchWordsSaved");
    const { ok } = await setSearchWords(services, sender, currentRow, parsed.value.words);
    return ok ? done() : overtaken;
  } catch (error) {
    const { status, headers } = failureStatus(error);
    return back(submitted, status, { notice: "failed" }, headers);
  }
}

function back(
  { form }: SignedInForm,
  status: number,
  more: Partial<SynonymsAnswer>,
  headers: HeadersInit = {},
) {
  const typed = textField(form, "words") ?? "";
  const answer: SynonymsAnswer = {
    typed,
    problems: {},
    line: unreadLine(typed),
    notice: null,
    version: textField(form, "version"),
    ...more,
  };
  return data(answer, { status, headers: { ...privateCache, ...headers } });
}
