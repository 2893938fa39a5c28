import { useWords } from "../../components/site/words";
import type { IssueSeen } from "../../forms/mail/issue";
import { mailThemes } from "../../rules/mail/mail-theme";

const widths = [600, 320];

const choicesForm = "mail-choices";
const hiddenBeside = {
  en: "group-has-[[value=es]:checked]/mail:hidden",
  es: "group-has-[[value=en]:checked]/mail:hidden",
  light: "group-has-[[value=dark]:checked]/mail:hidden",
  dark: "group-has-[[value=light]:checked]/mail:hidden",
};

type Props = {
  id: string;
  /** The language that is shown first comes first. */
  preview: readonly Pick<IssueSeen, "language" | "isSaved">[];
};

/** A letter as mail programs show it, on a desk and on a phone, by day and by night, and as text. */
export function MailPreview({ id, preview }: Props) {
  const { t, localPath } = useWords();
  const languages = preview.map(({ language }) => language);
  const addressIn = (language: string) => localPath(`/admin/newsletter/${id}/mail?language=${language}`);
  return (
    <div className="group/mail grid grid-cols-1 gap-3">
      <h3 className="text-lg">{t("newsletterIssue.mail.title")}</h3>
      {preview.every(({ isSaved }) => isSaved) ? null : (
        <p className="notice">{t("newsletterIssue.mail.unsaved")}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Choice
          name="mail_language"
          label={t("newsletterIssue.mail.language")}
          choices={languages}
          wordOf={(language) => t(`studio.languages.${language}`)}
        />
        <Choice
          name="mail_theme"
          label={t("newsletterIssue.mail.hour")}
          choices={mailThemes}
          wordOf={(theme) => t(`newsletterIssue.mail.${theme}`)}
        />
        {languages.map((language) => (
          <a
            key={language}
            className={hiddenBeside[language]}
            href={`${addressIn(language)}&format=text`}
            target="_blank"
            rel="noreferrer"
          >
            {t("newsletterIssue.mail.text")}
          </a>
        ))}
      </div>
      <ul className="flex flex-wrap items-start gap-4">
        {languages.flatMap((language) =>
          mailThemes.flatMap((theme) =>
            widths.map((width) => {
              const name = t("newsletterIssue.mail.wide", { width });
              const words = [t(`studio.languages.${language}`), t(`newsletterIssue.mail.${theme}`), name];
              return (
                <li
                  key={`${language}-${theme}-${width}`}
                  className={`grid max-w-full gap-1 ${hiddenBeside[language]} ${hiddenBeside[theme]}`}
                >
                  <p className="hint">{name}</p>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled sideways, by keys too */}
                  <section className="overflow-x-auto" tabIndex={0} aria-label={words.join(", ")}>
                    <iframe
                      className="max-w-none rounded-md border border-line"
                      title={words.join(", ")}
                      src={`${addressIn(language)}&theme=${theme}`}
                      width={width}
                      height={600}
                      loading="lazy"
                      sandbox="allow-same-origin"
                    />
                  </section>
                </li>
              );
            }),
          ),
        )}
      </ul>
    </div>
  );
}

/** What is looked at is chosen in a form of its own, which sends nothing and stands beside that of the letter. */
export function MailChoices() {
  return <form id={choicesForm} method="dialog" />;
}

type ChoiceProps<Name extends string> = {
  name: string;
  label: string;
  choices: readonly Name[];
  wordOf: (choice: Name) => string;
};

function Choice<Name extends string>({ name, label, choices, wordOf }: ChoiceProps<Name>) {
  return (
    <fieldset form={choicesForm} className="flex flex-wrap gap-x-5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice} className="flex min-h-11 items-center gap-2 first-letter:uppercase">
          <input type="radio" form={choicesForm} name={name} value={choice} defaultChecked={index === 0} />
          {wordOf(choice)}
        </label>
      ))}
    </fieldset>
  );
}
