import { useRouteLoaderData } from "react-router";
import { useWords } from "../../components/site/words";
import { settingParts } from "../../rules/site/setting-gaps";

export function useIsMailed(): boolean {
  return useRouteLoaderData<{ isLetterMailed: boolean }>("root")?.isLetterMailed ?? false;
}

/** Explains that mailing is off, and which settings turn it on. */
export function LetterNotMailed() {
  const { t } = useWords();
  return (
    <div className="hint grid max-w-prose gap-2 wrap-anywhere">
      <p>{t("newsletterIssue.desk.notMailed", { names: settingParts.letter.join(", ") })}</p>
      <p>{t("newsletterIssue.desk.untilMailed")}</p>
    </div>
  );
}
