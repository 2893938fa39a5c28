import { data } from "react-router";
import { AccountFrame } from "../../components/accounts/account-frame";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { servicesContext } from "../../server/context";
import { tokenPage } from "../../server/http/cache-headers";
import { wordsFor } from "../../server/http/i18n";
import { isRemovalOpen, objectToRemoval } from "../../server/operations/accounts/remove-lost-factor";
import { accountPageFrame } from "../../server/pages/accounts/account-page-frame";
import { tokenOf } from "../../server/pages/site/mailed-token";
import type { Route } from "./+types/keep-factor";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

/** Where the link of a mail leads that says that a second factor goes: its owner keeps it, by a press. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isOpen = await isRemovalOpen(context.get(servicesContext), tokenOf(url));
  const init = { status: isOpen ? 200 : 400, headers: tokenPage };
  return accountPageFrame(context, url, "account.keepFactor.title", { isOpen }, init);
}

export async function action({ context, url }: Route.ActionArgs) {
  const isKept = await objectToRemoval(context.get(servicesContext), wordsFor(context), tokenOf(url));
  return data({ isKept }, { status: isKept ? 200 : 400, headers: tokenPage });
}

export default function KeepFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  if (actionData?.isKept)
    return (
      <AccountFrame title={t("account.keepFactor.keptTitle")} lead={t("account.keepFactor.keptText")}>
        <p>
          <a href={localPath("/auth/recover")}>{t("account.keepFactor.password")}</a>
        </p>
      </AccountFrame>
    );
  if (!loaderData.isOpen)
    return (
      <AccountFrame title={t("account.keepFactor.goneTitle")} lead={t("account.keepFactor.goneText")}>
        <p>
          <a href={localPath("/profile/security")}>{t("account.keepFactor.security")}</a>
        </p>
      </AccountFrame>
    );
  return (
    <AccountFrame title={t("account.keepFactor.title")} lead={t("account.keepFactor.text")}>
      <form className="form" method="post">
        <SubmitButton>{t("account.keepFactor.button")}</SubmitButton>
      </form>
    </AccountFrame>
  );
}
