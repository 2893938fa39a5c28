import { wayOfToast } from "../../rules/places/toast-ways";
import type { Toast as Message } from "../../rules/site/flash";
import { Toast } from "../../ui/toast";
import { useLocalPath } from "./local-path";
import { useWords } from "./words";

/** What the answer to the last form had to say, and where to go on from it. */
export function ToastText({ toast }: { toast: Message }) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const key = `toasts.${toast.name}` as "toasts.subscribed";
  const way = wayOfToast(toast);
  return (
    <Toast
      title={t(`${key}.title`)}
      description={t(`${key}.description`, { count: toast.count })}
      link={way ? { href: localPath(way), label: t("toasts.ways.listings") } : undefined}
      variant={toast.variant}
    />
  );
}
