import { useWords } from "../../components/site/words";
import type { IssueSeen } from "../../forms/mail/issue";
import { mailThemes } from "../../rules/mail/mail-theme";
import { classNames } from "../../ui/class-names";
import { MailIframe } from "./mail-iframe";

const widths = [600, 320] as const;

const choicesForm = "mail-choices";
const hiddenBeside = {
  en: "group-has-[[value=es]:checked]/mail:hidden",
  es: "group-has-[[value=en]:checked]/mail:hidden",
  light: "group-has-[[value=dark]:checked]/mail:hidden",
  dark: "group-has-[[value=light]:checked]/mail:hidden",
  // On wide screens both are shown side by side.
  600: "max-lg:group-has-[[value='320']:checked]/mail:hidden",
  320: "max-lg:group-has-[[value='600']:checked]/mail:hidden",
};

type Props = {
  id: string;
  /** In order of display. */
  preview: readonly Pick<IssueSeen, "language" | "isSaved">[];
};

/** Desktop and phone widths, light and dark, and plain text. */
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
        <Choice
          className="lg:hidden"
          name="mail_width"
          label={t("newsletterIssue.mail.size")}
          choices={widths}
          wordOf={(width) =>
            t(width === 600 ? "newsletterIssue.mail.computer" : "newsletterIssue.mail.phone")
          }
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
      <ul className="flex flex-wrap items-start justify-center gap-x-8 gap-y-4">
        {languages.flatMap((language) =>
          mailThemes.flatMap((theme) =>
            widths.map((width) => {
              const name = t("newsletterIssue.mail.wide", { width });
              const words = [t(`studio.languages.${language}`), t(`newsletterIssue.mail.${theme}`), name];
              return (
                <li
                  key={`${language}-${theme}-${width}`}
                  className={`grid w-full grid-cols-1 gap-1 lg:w-auto ${hiddenBeside[language]} ${hiddenBeside[theme]} ${hiddenBeside[width]}`}
                >
                  <p className="hint">{name}</p>
                  <MailIframe
                    title={words.join(", ")}
                    src={`${addressIn(language)}&theme=${theme}`}
                    width={width}
                  />
                </li>
              );
            }),
          ),
        )}
      </ul>
    </div>
  );
}

/** A separate form for the preview's choices, so that they aren't sent with the letter. */
export function MailChoices() {
  return <form id={choicesForm} method="dialog" />;
}

type ChoiceProps<Name extends string | number> = {
  className?: string;
  name: string;
  label: string;
  choices: readonly Name[];
  wordOf: (choice: Name) => string;
};

function Choice<Name extends string | number>(props: ChoiceProps<Name>) {
  const { className, name, label, choices, wordOf } = props;
  return (
    <fieldset form={choicesForm} className={classNames("flex flex-wrap gap-x-5", className)}>
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
