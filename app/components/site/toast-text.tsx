import type { Toast as Message } from "../../rules/site/flash";
import { Toast } from "../../ui/toast";
import { useWords } from "./words";

/** What the answer to the last form had to say. */
export function ToastText({ toast }: { toast: Message }) {
  const { t } = useWords();
  const key = `toasts.${toast.name}` as "toasts.subscribed";
  const description = t(`${key}.description`, { count: toast.count });
  return <Toast title={t(`${key}.title`)} description={description} variant={toast.variant} />;
}
