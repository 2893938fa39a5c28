/** What the sign-up promises: nothing by mail where nobody mails it, and to follow nobody. */
export function letterPromise(t: (key: PromiseKey) => string, isMailed: boolean): string {
  return [
    t("newsletter.text"),
    ...(isMailed ? [] : [t("newsletter.unmailed.text")]),
    t("newsletter.untracked"),
  ].join(" ");
}

type PromiseKey = "newsletter.text" | "newsletter.unmailed.text" | "newsletter.untracked";
