import { data } from "react-router";
import { parseForm } from "../../../forms/parse";
import { type SearchWordsAnswer, SearchWordsForm } from "../../../forms/search-words";
import { unreadLine } from "../../../rules/search/meanings";
import { localPath } from "../../../rules/site/language";
import { servicesContext } from "../../context";
import { selectSearchWords } from "../../db/search/words";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import { languageIn } from "../../http/i18n";
import type { OwnSent } from "../../http/sent-form";
import { setSearchWords } from "../../operations/site/set-search-words";
import { actOf, takeOnce } from "../site/take-once";

/** The list of what people mean by what they type, saved. */
export async function answerSearchWords(sent: OwnSent) {
  if (textField(sent.form, "intent") !== "save") throw data(null, 400);
  return takeOnce<unknown>(sent, () => save(sent));
}

async function save(sent: OwnSent) {
  const parsed = parseForm(SearchWordsForm, sent.form);
  if (!parsed.ok) return back(sent, 400, { problems: parsed.problems });
  const screen = localPath(languageIn(sent.context), "/admin/search");
  try {
    const services = sent.context.get(servicesContext);
    const [seen = null] = await selectSearchWords(services.db);
    const overtaken = back(sent, 409, { notice: "stale", version: null });
    if (isOvertaken(sent.form, seen?.version ?? 0)) return overtaken;
    const { sender, done } = actOf(sent, screen, "searchWordsSaved");
    const { ok } = await setSearchWords(services, sender, seen, parsed.value.words);
    return ok ? done() : overtaken;
  } catch (error) {
    const { status, headers } = failureStatus(error);
    return back(sent, status, { notice: "failed" }, headers);
  }
}

function back(
  { form }: OwnSent,
  status: number,
  more: Partial<SearchWordsAnswer>,
  headers: HeadersInit = {},
) {
  const typed = textField(form, "words") ?? "";
  const answer: SearchWordsAnswer = {
    typed,
    problems: {},
    line: unreadLine(typed),
    notice: null,
    version: textField(form, "version"),
    ...more,
  };
  return data(answer, { status, headers: { ...privateCache, ...headers } });
}
