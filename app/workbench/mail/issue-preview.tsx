import { IssuePage } from "../../components/mail/issue-page";
import { useBothLanguages, useWords } from "../../components/site/words";
import type { IssueAnswer } from "../../forms/mail/newsletter-issue";
import { HeroHeading } from "../../ui/page-hero";
import { MailPreview } from "./mail-preview";

type Props = { id: string; preview: NonNullable<IssueAnswer["preview"]> };

/** A letter as its readers will see it, in both languages. */
export function IssuePreview({ id, preview }: Props) {
  const { t } = useWords();
  const [first] = useBothLanguages();
  const ownFirst = preview.toSorted(
    (one, other) => Number(other.language === first) - Number(one.language === first),
  );
  return (
    <section className="grid gap-3" aria-labelledby="issue-preview">
      <h2 className="text-xl" id="issue-preview">
        {t("newsletterIssue.asSeen")}
      </h2>
      {ownFirst.map(({ language, subject, content, isSaved }) => (
        <div key={language} className="overflow-clip rounded-lg border border-line bg-paper pb-8">
          <p className="hint px-5 pt-4 first-letter:uppercase sm:px-8">{t(`studio.languages.${language}`)}</p>
          <HeroHeading value="h3">
            <div lang={language}>
              <IssuePage subject={subject} content={content} published={null} />
            </div>
          </HeroHeading>
          <MailPreview id={id} language={language} isSaved={isSaved} />
        </div>
      ))}
    </section>
  );
}
