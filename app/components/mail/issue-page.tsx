import type { Trail } from "../../forms/mail/issue";
import { sceneOfLetter, withPartDrawings } from "../../rules/mail/letter-parts";
import { letterTitle } from "../../rules/mail/letter-title";
import { dateInWords } from "../../rules/time/date-words";
import { localDate } from "../../rules/time/panama-time";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { PageHero } from "../../ui/page-hero";
import { useWords } from "../site/words";

type Props = {
  subject: string;
  content: string;
  published: Date | null;
  /** The breadcrumbs, for a preview in the studio. */
  trail?: Trail;
};

/** A letter's page, also used as its preview. */
export function IssuePage({ subject, content, published, trail }: Props) {
  const { t, language, localPath } = useWords();
  const day = published && localDate(published);
  const scene = day ? sceneOfLetter(day) : "subjects/letter-shell";
  return (
    <article className="letter-text">
      <PageHero
        title={letterTitle(subject)}
        picture={<img src={`/scenes/${scene}.svg`} alt="" width={960} height={640} fetchPriority="high" />}
        breadcrumbs={
          <Breadcrumbs
            label={trail?.name ?? t("blog.page.breadcrumbs")}
            crumbs={
              trail?.crumbs ?? [
                { label: t("frame.home"), href: localPath("/") },
                { label: t("newsletterIssue.archive.title"), href: localPath("/newsletter") },
              ]
            }
          />
        }
        actions={
          day ? (
            <p className="letter-day">
              <time dateTime={day}>{dateInWords(day, "long", language)}</time>
            </p>
          ) : null
        }
      />
      <div className="wrap letter-words">
        <div className="post-body">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by rules/posts/clean-html on saving. */}
          <div className="post-part" dangerouslySetInnerHTML={{ __html: withPartDrawings(content) }} />
        </div>
      </div>
    </article>
  );
}
