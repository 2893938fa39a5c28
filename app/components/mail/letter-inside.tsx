import { issuePath } from "../../rules/mail/issue";
import type { IssueOpening } from "../../rules/mail/issue-opening";
import { dateInWords } from "../../rules/time/dates";
import { localDate } from "../../rules/time/panama-time";
import { ScenePicture } from "../../ui/scene-picture";
import { MoreLink, Section } from "../../ui/section";
import { useWords } from "../site/words";
import type { ListedIssue } from "./issue-list";

const parts = [
  { name: "on", scene: "calendar" },
  { name: "season", scene: "parts/season-sea" },
  { name: "opened", scene: "parts/opening-day" },
] as const;

type Props = { newest: { issue: ListedIssue; opening: IssueOpening } | null };

/** What letters contain, and the beginning of the newest. */
export function LetterInside({ newest }: Props) {
  const { t } = useWords();
  return (
    <Section id="inside" title={t("newsletter.inside.title")}>
      <ul className="letter-inside">
        {parts.map(({ name, scene }) => (
          <li key={name}>
            <ScenePicture scene={scene} card />
            <h3>{t(`newsletter.inside.${name}`)}</h3>
            <p>{t(`newsletter.inside.${name}Text`)}</p>
          </li>
        ))}
      </ul>
      {newest ? <Newest {...newest} /> : null}
    </Section>
  );
}

function Newest({ issue: { slug, subject, published_at }, opening }: NonNullable<Props["newest"]>) {
  const { t, language, localPath } = useWords();
  const day = localDate(new Date(published_at));
  return (
    <article className="letter-sheet" aria-labelledby="newest-letter">
      <p className="letter-day">
        {t("newsletter.inside.newest")} · <time dateTime={day}>{dateInWords(day, "long", language)}</time>
      </p>
      <h3 id="newest-letter">{subject}</h3>
      {opening.words ? <p>{opening.words}</p> : null}
      {opening.parts.length > 0 ? (
        <ul>
          {opening.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      ) : null}
      <MoreLink href={localPath(issuePath(slug))} label={t("newsletter.inside.read")} />
    </article>
  );
}
