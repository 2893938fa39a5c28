import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Toast } from "../rules/flash";
import { useLocalPath } from "./local-path";

type Props = { path: string; toast: Toast | null; children: ReactNode };

export function Frame({ path, toast, children }: Props) {
  const { t } = useTranslation();
  const localPath = useLocalPath();
  return (
    <>
      <a href="#content">{t("frame.skipToContent")}</a>
      <header>
        <a href={localPath("/")}>{t("frame.brand")}</a>
        <form method="post" action={localPath("/language")}>
          <input type="hidden" name="returnTo" value={path} />
          <button
            type="submit"
            name="language"
            value={t("frame.otherLanguageCode")}
            lang={t("frame.otherLanguageCode")}
          >
            {t("frame.otherLanguage")}
          </button>
        </form>
      </header>
      <main id="content">{children}</main>
      {toast ? <ToastText name={toast.name} /> : null}
    </>
  );
}

function ToastText({ name }: { name: string }) {
  const { t } = useTranslation();
  const key = `toasts.${name}` as "toasts.subscribed";
  return (
    <div role="status">
      <strong>{t(`${key}.title`)}</strong> {t(`${key}.description`)}
    </div>
  );
}
