import { useWords } from "../../components/site/words";
import { mailThemes } from "../../rules/mail/mail-theme";
import type { Language } from "../../rules/site/language";

const widths = [600, 320];

type Props = {
  id: string;
  language: Language;
  /** What is typed is what was saved last, which is what the mail shows. */
  isSaved: boolean;
};

/** A letter as mail programs show it, on a desk and on a phone, by day and by night, and as text. */
export function MailPreview({ id, language, isSaved }: Props) {
  const { t, localPath } = useWords();
  const address = localPath(`/admin/newsletter/${id}/mail?language=${language}`);
  return (
    <details className="px-5 sm:px-8" name={`mail-${language}`}>
      <summary>{t("newsletterIssue.mail.title")}</summary>
      <div className="grid gap-4 pt-3">
        {isSaved ? null : <p className="notice">{t("newsletterIssue.mail.unsaved")}</p>}
        <p>
          <a href={`${address}&format=text`} target="_blank" rel="noreferrer">
            {t("newsletterIssue.mail.text")}
          </a>
        </p>
        <ul className="flex flex-wrap items-start gap-4">
          {widths.flatMap((width) =>
            mailThemes.map((theme) => {
              const name = t(`newsletterIssue.mail.${theme}`, { width });
              return (
                <li key={`${width}-${theme}`} className="grid max-w-full gap-1 overflow-x-auto">
                  <p className="hint">{name}</p>
                  <iframe
                    className="rounded-md border border-line"
                    title={`${t(`studio.languages.${language}`)}: ${name}`}
                    src={`${address}&theme=${theme}`}
                    width={width}
                    height={600}
                    loading="lazy"
                    sandbox="allow-same-origin"
                  />
                </li>
              );
            }),
          )}
        </ul>
      </div>
    </details>
  );
}
