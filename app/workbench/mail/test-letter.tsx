import { useRouteLoaderData } from "react-router";
import { useBothLanguages, useWords } from "../../components/site/words";
import type { IssueTest } from "../../forms/mail/issue";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** The letter to oneself, in one language or both; without a provider it says what is missing. */
export function TestLetter() {
  const { t } = useWords();
  const isMailed = useRouteLoaderData<{ isLetterMailed: boolean }>("root")?.isLetterMailed ?? false;
  const languages = useBothLanguages();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t("newsletterIssue.test.title")}</legend>
      {isMailed ? (
        <>
          <p className="hint">{t("newsletterIssue.test.hint")}</p>
          <div className="flex flex-wrap items-center gap-4">
            {languages.map((language) => (
              <label key={language} className="flex items-center gap-2">
                <input type="checkbox" name="test_language" value={language} defaultChecked />
                {t(`studio.languages.${language}`)}
              </label>
            ))}
            <Button intent="send-test" variant="secondary" size="small">
              {t("newsletterIssue.test.button")}
            </Button>
          </div>
        </>
      ) : (
        <p className="hint max-w-prose">{t("newsletterIssue.test.unmailed.text")}</p>
      )}
    </fieldset>
  );
}

/** What came of it. */
export function TestNotice({ test: { outcome, to } }: { test: IssueTest }) {
  const { t } = useWords();
  const isSent = outcome === "sent";
  return (
    <Notice
      tone={isSent ? "success" : "warn"}
      role={isSent ? "status" : "alert"}
      title={t(`newsletterIssue.test.${outcome}.title`, { address: to })}
    >
      {t(`newsletterIssue.test.${outcome}.text`)}
    </Notice>
  );
}
