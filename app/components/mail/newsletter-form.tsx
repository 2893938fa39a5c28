import type { ReactNode } from "react";
import { newsletterNote } from "../../rules/mail/newsletter-note";
import formStyles from "../../styles/newsletter-form.css?url";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { ServerTemplate } from "../../ui/server-template";
import { TextInput } from "../../ui/text-input";
import { Toast } from "../../ui/toast";
import { LinkedText } from "../site/linked-text";
import { useWords } from "../site/words";

type Props = { returnTo: string; note: ReactNode; typed?: string; error?: string };
type SectionProps = {
  returnTo: string;
  /** Whether the letter is sent by mail. */
  isMailed: boolean;
};

/** The sign-up form in the footer; `app/client/newsletter-form.ts` sends it without leaving the page. */
export function NewsletterSection({ returnTo, isMailed }: SectionProps) {
  const { t } = useWords();
  return (
    <section className="letter no-print" id="letter" aria-labelledby="letter-title">
      <link rel="stylesheet" href={formStyles} />
      <div className="wrap letter-parts">
        <div>
          <h2 id="letter-title">{t("newsletter.title")}</h2>
          <p>{t("newsletter.text")}</p>
        </div>
        <NewsletterForm returnTo={returnTo} note={<LinkedText text={newsletterNote(t, isMailed)} />} />
      </div>
    </section>
  );
}

export function NewsletterForm({ returnTo, note, typed, error }: Props) {
  const { t, localPath } = useWords();
  const failed = { title: t("toasts.subscriptionFailed.title"), variant: "destructive" } as const;
  return (
    <div data-letter="">
      <form className="field" method="post" action={localPath("/newsletter")}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <input name="company_fax" autoComplete="off" hidden />
        <label className="label" htmlFor="newsletter-email">
          {t("newsletter.label")}
        </label>
        <div className="letter-row">
          <TextInput
            id="newsletter-email"
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={t("newsletter.placeholder")}
            defaultValue={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "newsletter-email-error" : undefined}
          />
          <Button type="submit">{t("newsletter.button")}</Button>
        </div>
        <FieldError id="newsletter-email" error={error} />
        <p className="letter-note">{note}</p>
      </form>
      <p className="letter-done" role="status" tabIndex={-1} hidden>
        {t("newsletter.confirmation")}
      </p>
      <ServerTemplate>
        <Toast {...failed} description={t("toasts.subscriptionFailed.description")} />
        <p className="error unsent" role="alert">
          {t("unsent.letter")}
        </p>
      </ServerTemplate>
    </div>
  );
}
