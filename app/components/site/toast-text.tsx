import { linkOfToast } from "../../rules/places/toast-links";
import type { Toast as Message } from "../../rules/site/flash";
import { localPath } from "../../rules/site/language";
import type { Words } from "../../rules/site/words";
import { Toast, type ToastProps } from "../../ui/toast";
import { useWords } from "./words";

/** The toast after a form, with an optional link. */
export function toastProps({ t, language }: Pick<Words, "t" | "language">, toast: Message): ToastProps {
  const key = `toasts.${toast.name}` as "toasts.subscribed";
  const way = linkOfToast(toast);
  return {
    title: t(`${key}.title`),
    description: t(`${key}.description`, { count: toast.count }),
    link: way ? { href: localPath(language, way.path), label: t(`toasts.ways.${way.word}`) } : undefined,
    variant: toast.variant,
  };
}

export function ToastText({ toast }: { toast: Message }) {
  return <Toast {...toastProps(useWords(), toast)} />;
}
