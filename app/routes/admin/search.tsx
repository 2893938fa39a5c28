import { useWords } from "../../components/site/words";
import type { SynonymsAnswer } from "../../forms/search/synonyms";
import { synonymGroups } from "../../rules/search/synonyms";
import { servicesContext } from "../../server/context";
import { selectSearchWords } from "../../server/db/search/search-words";
import { requireAdmin } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerSearchWords } from "../../server/pages/search/search-words-answer";
import { privatePage } from "../../server/pages/site/private-page";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { LogLink } from "../../workbench/review/log-link";
import { sendSearchWords } from "../../workbench/studio/send-notice-and-words";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import { SynonymsForm } from "../../workbench/studio/synonyms-form";
import type { Route } from "./+types/search";

export const handle = { admin: true, hydrate: "admin" };
export const shouldRevalidate = isOvertakenOrUsual;
export { headers, meta } from "../../server/http/page-exports";

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const [stored = null] = await selectSearchWords(context.get(servicesContext).db);
  const title = wordsIn(context).t("studio.nav.search");
  return privatePage(context, url, title, { stored, builtIn: synonymGroups });
}

export async function action(args: Route.ActionArgs) {
  return answerSearchWords(await readRecoverableForm(args));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSearchWords(request, serverAction);
}

export default function SearchWords({ loaderData: { stored, builtIn }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <StudioFrame
      title={t("studio.nav.search")}
      lead={t("studioSearch.lead")}
      actions={<LogLink kind="search" id="words" />}
    >
      <SynonymsForm key={stored?.version} stored={stored} answer={actionData as SynonymsAnswer | undefined} />
      <details className="max-w-form">
        <summary>{t("studioSearch.builtIn")}</summary>
        <ul className="mt-3 grid gap-1 text-sm">
          {builtIn.map((group) => (
            <li key={group}>{group.replaceAll(" ", ", ")}</li>
          ))}
        </ul>
      </details>
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="searchWordsNotFetched" />;
}
