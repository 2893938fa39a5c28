import { useRouteLoaderData } from "react-router";
import { useWords } from "../../components/site/words";
import { settingParts } from "../../rules/site/setting-gaps";

/** Whether letters go out by mail. */
export function useIsMailed(): boolean {
  return useRouteLoaderData<{ isLetterMailed: boolean }>("root")?.isLetterMailed ?? false;
}

/** That nobody mails the letter yet; which settings that takes is for whoever runs the site, behind a fold. */
export function Unmailed() {
  const { t } = useWords();
  return (
    <div className="grid gap-1">
      <p className="hint max-w-prose">{t("newsletterIssue.desk.notMailed")}</p>
      <details className="max-w-prose">
        <summary className="more">{t("newsletterIssue.desk.settings")}</summary>
        <p className="hint">
          {t("newsletterIssue.desk.settingsText", { names: settingParts.letter.join(", ") })}
        </p>
      </details>
    </div>
  );
}
