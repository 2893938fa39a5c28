import { issuePath } from "../../rules/mail/issue";
import { letterParts, sceneOfLetter } from "../../rules/mail/letter-parts";
import { drawingAddress } from "../../rules/pictures/drawing-address";
import { dateInWords } from "../../rules/time/date-words";
import { localDate } from "../../rules/time/panama-time";
import { ButtonLink } from "../../ui/button";
import { MoreLink, Section } from "../../ui/section";
import { useWords } from "../site/words";
import type { ListedIssue } from "./issue-list";

type Props = { newest: { issue: ListedIssue; opening: string } | null };

/** What letters contain, and the beginning of the newest. */
export function LetterInside({ newest }: Props) {
  const { t, localPath } = useWords();
  return (
    <>
      <Section id="inside" title={t("newsletter.inside.title")}>
        <ul className="letter-inside">
          {letterParts.map(({ name, drawing, path }) => (
            <li key={name}>
              <img
                src={drawingAddress(drawing)}
                alt=""
                width={960}
                height={720}
                loading="lazy"
                decoding="async"
              />
              <h3>
                <a className="card-link" href={localPath(path)}>
                  {t(`newsletter.inside.${name}`)}
                </a>
              </h3>
              <p>{t(`newsletter.inside.${name}Text`)}</p>
            </li>
          ))}
        </ul>
        {/* Until there is a letter to read. */}
        {newest ? null : <MoreLink href={localPath("/events")} label={t("events.calendar.agenda")} />}
      </Section>
      {newest ? <Newest {...newest} /> : null}
    </>
  );
}

function Newest({ issue: { slug, subject, published_at }, opening }: NonNullable<Props["newest"]>) {
  const { t, language, localPath } = useWords();
  const day = localDate(new Date(published_at));
  return (
    <Section id="newest" tone="sand" title={t("newsletter.inside.newest")}>
      <article className="letter-paper" aria-labelledby="newest-letter">
        <picture>
          <img src={`/scenes/${sceneOfLetter(day)}.svg`} alt="" width={960} height={640} loading="lazy" />
        </picture>
        <div>
          <p className="letter-day">
            <time dateTime={day}>{dateInWords(day, "long", language)}</time>
          </p>
          <h3 id="newest-letter">{subject}</h3>
          {opening ? <p>{opening}</p> : null}
          <ButtonLink href={localPath(issuePath(slug))} variant="secondary">
            {t("newsletter.inside.read")}
          </ButtonLink>
        </div>
      </article>
    </Section>
  );
}
