import { useTranslation } from "react-i18next";
import type { Toast as Message } from "../rules/flash";
import { Toast } from "../ui/toast";

/** What the answer to the last form had to say. */
export function ToastText({ toast }: { toast: Message }) {
  const { t } = useTranslation();
  const key = `toasts.${toast.name}` as "toasts.subscribed";
  return <Toast title={t(`${key}.title`)} description={t(`${key}.description`)} variant={toast.variant} />;
}
