/** What the sign-up form says below it: no tracking, and no mail at all where no provider is set up. */
export function newsletterNote(t: (key: NoteKey) => string, isMailed: boolean): string {
  return [...(isMailed ? [] : [t("newsletter.unmailed.text")]), t("newsletter.untracked")].join(" ");
}

type NoteKey = "newsletter.unmailed.text" | "newsletter.untracked";
