import { useBothLanguages, useWords } from "../../components/site/words";
import type { IssueTest } from "../../forms/mail/issue";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useIsMailed } from "./letter-not-mailed";

/** Sends the letter to oneself; hidden while mailing is off. */
export function TestLetter() {
  const { t } = useWords();
  const languages = useBothLanguages();
  if (!useIsMailed()) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t("newsletterIssue.test.title")}</legend>
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
    </fieldset>
  );
}

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
