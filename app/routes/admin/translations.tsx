import { useWords } from "../../components/site/words";
import type { WordsAnswer } from "../../forms/content/words-view";
import { requireAdmin } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerWords } from "../../server/pages/content/words-answer";
import { wordsFile } from "../../server/pages/content/words-file";
import { loadWordsPage } from "../../server/pages/content/words-page";
import { privatePage } from "../../server/pages/site/private-page";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { sendWord } from "../../workbench/studio/send-notice-and-words";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import { WordsImportExport } from "../../workbench/studio/words-import-export";
import { WordsList } from "../../workbench/studio/words-list";
import type { Route } from "./+types/translations";

export const handle = { admin: true, hydrate: "admin" };
export const shouldRevalidate = isOvertakenOrUsual;
export { headers, meta } from "../../server/http/page-exports";

/** The words as a file stand at the same address; a file needs no page around it. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, url }, next) => {
    const format = request.method === "GET" ? url.searchParams.get("format") : null;
    if (!format) return next();
    requireAdmin(context, url);
    return (await wordsFile(context, format)) ?? next();
  },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  return privatePage(context, url, wordsIn(context).t("studio.nav.translations"), {
    list: await loadWordsPage(context, url),
  });
}

export async function action(args: Route.ActionArgs) {
  return answerWords(await readRecoverableForm(args));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendWord(request, serverAction);
}

export default function Translations({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const answer = actionData as WordsAnswer | undefined;
  const { list } = loaderData;
  return (
    <StudioFrame title={t("studio.nav.translations")} lead={t("studioWords.lead")}>
      <WordsImportExport answer={answer?.kind === "import" ? answer : null} />
      <WordsList list={list} answer={answer?.kind === "word" ? answer : null} />
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="wordsNotFetched" />;
}
