/** What the sign-up form promises: no tracking, and no mail at all where no provider is set up. */
export function newsletterPromise(t: (key: PromiseKey) => string, isMailed: boolean): string {
  return [
    t("newsletter.text"),
    ...(isMailed ? [] : [t("newsletter.unmailed.text")]),
    t("newsletter.untracked"),
  ].join(" ");
}

type PromiseKey = "newsletter.text" | "newsletter.unmailed.text" | "newsletter.untracked";
