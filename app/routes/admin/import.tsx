import { useWords } from "../../components/site/words";
import type { ImportAnswer } from "../../forms/imports/import-form";
import { requireAdmin } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerImport } from "../../server/pages/imports/import-answer";
import { picturesFile, templateFile } from "../../server/pages/imports/import-files";
import { loadImports } from "../../server/pages/imports/import-page";
import { privatePage } from "../../server/pages/site/private-page";
import { ImportFile } from "../../workbench/imports/import-file";
import { OneImport } from "../../workbench/imports/one-import";
import { PastImports } from "../../workbench/imports/past-imports";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import type { Route } from "./+types/import";

export const handle = { admin: true, workbench: true };
export { headers, meta } from "../../server/http/page-exports";

/** Empty tables and lists of pictures stand at the same address. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, url }, next) => {
    const isFile = url.searchParams.has("template") || url.searchParams.has("pictures");
    if (request.method !== "GET" || !isFile) return next();
    requireAdmin(context, url);
    return templateFile(url.searchParams.get("template")) ?? (await picturesFile(context, url)) ?? next();
  },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  return privatePage(context, url, wordsIn(context).t("studio.nav.import"), await loadImports(context, url));
}

export async function action(args: Route.ActionArgs) {
  return answerImport(await readRecoverableForm(args));
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const answer = (actionData as ImportAnswer | undefined) ?? null;
  const { past, shown } = loaderData;
  const back = { href: localPath("/admin/import"), label: t("studio.nav.import") };
  if (shown)
    return (
      <StudioFrame title={shown.record.source} lead={shown.record.file_name} back={back}>
        <OneImport shown={shown} answer={answer} />
      </StudioFrame>
    );
  return (
    <StudioFrame title={t("studio.nav.import")} lead={t("studioImport.lead")}>
      <ImportFile answer={answer} />
      <PastImports past={past} />
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="importsNotFetched" />;
}
