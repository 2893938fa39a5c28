import { useTranslation } from "react-i18next";
import { useLocalPath } from "./local-path";

type Props = { typed?: string; returnTo?: string; error?: string };

export function NewsletterForm({ typed, returnTo, error }: Props) {
  const { t } = useTranslation();
  const localPath = useLocalPath();
  return (
    <form method="post" action={localPath("/newsletter")}>
      <input type="hidden" name="returnTo" value={returnTo ?? localPath("/")} />
      <input type="text" name="company_fax" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
      <label htmlFor="newsletter-email">{t("newsletter.label")}</label>
      <input
        id="newsletter-email"
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder={t("newsletter.placeholder")}
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "newsletter-error" : undefined}
      />
      <button type="submit">{t("newsletter.button")}</button>
      {error ? <p id="newsletter-error">{error}</p> : null}
    </form>
  );
}
