import type { UnknownSubject } from "../../rules/search/more-answer-words";
import { answerPages } from "../../rules/search/quick-answers";
import { MoreLink } from "../../ui/section";
import { listYourPlaceLink } from "../site/navigation";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";

/** Says that the guide has nothing on it, and whom to ask. */
export function UnknownAnswer({ subject, contact }: { subject: UnknownSubject; contact: string }) {
  const { t } = useWords();
  return (
    <AnswerCard name={subject} title={t(`search.more.unknown.titles.${subject}`)}>
      <p>
        {t("search.more.unknown.text")} <a href={`mailto:${contact}`}>{t("frame.writeToUs")}</a>
      </p>
      <AnswerWays ways={[{ path: "/info", label: t("search.more.unknown.more") }]} />
    </AnswerCard>
  );
}

/** The way for owners to list their place. */
export function OwnersAnswer() {
  const { t, localPath } = useWords();
  return (
    <AnswerCard name="owners" title={t("home.owners.title")}>
      <p>{t("home.owners.text")}</p>
      <MoreLink href={listYourPlaceLink(localPath)} label={t("frame.listYourPlace")} />
    </AnswerCard>
  );
}

type PlainAnswerName = "surfmonths" | "beachdrive" | "swim";

/** A sentence, and the pages it's from. */
export function PlainAnswer({ answer }: { answer: PlainAnswerName }) {
  const { t } = useWords();
  const { title, text, ways } = {
    surfmonths: {
      title: t("search.more.surfmonths.title"),
      text: t("search.more.surfmonths.text"),
      ways: [{ path: answerPages.surfmonths[0], label: t("search.answers.turtles.more") }],
    },
    beachdrive: {
      title: t("search.more.beachdrive.title"),
      text: t("search.more.beachdrive.text"),
      ways: [
        { path: answerPages.beachdrive[0], label: t("search.more.beachdrive.more") },
        { path: answerPages.beachdrive[1], label: t("search.answers.walk.more") },
      ],
    },
    swim: {
      title: t("search.more.swim.title"),
      text: t("search.more.swim.text"),
      ways: [
        { path: answerPages.swim[0], label: t("search.more.swim.more") },
        { path: answerPages.swim[1], label: t("search.more.swim.current") },
        { path: answerPages.swim[2], label: t("search.more.beachdrive.more") },
      ],
    },
  }[answer];
  return (
    <AnswerCard name={answer} title={title}>
      <p>{text}</p>
      <AnswerWays ways={ways} />
    </AnswerCard>
  );
}
