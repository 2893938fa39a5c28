import { useWords } from "../../components/site/words";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** Replaces a form the server would refuse; the reason is at the top of every page. */
export function PausedAccount() {
  const { t, localPath } = useWords();
  return (
    <div className="grid max-w-form justify-items-start gap-5">
      <Notice title={t("errors.paused.notice")}>
        <p>{t("errors.paused.adding")}</p>
      </Notice>
      <ButtonLink href={localPath("/my-listings")}>{t("account.menu.listings")}</ButtonLink>
    </div>
  );
}
