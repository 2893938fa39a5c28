import type { WhenToGo } from "../../rules/sea/when-to-go";
import { answerPages } from "../../rules/search/quick-answers";
import { queryPath } from "../../rules/site/query-path";
import { useEventWords } from "../events/use-event-words";
import { GoLine } from "../sea/when-to-go";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";

type Props = { day: string; surf: WhenToGo | null; isOfBeginner: boolean };

const lessons = queryPath("/do", { category: "surf" });

/** When to surf on a day, as on that day's page. */
export function SurfAnswer({ day, surf, isOfBeginner }: Props) {
  const { t } = useWords();
  const { date } = useEventWords();
  const [sea, guide] = answerPages.surf;
  return (
    <AnswerCard name="surf" title={t("search.answers.surf.on", { day: date(day, "day") })}>
      <p className="answer-line">{surf?.surf ? <GoLine go={surf} /> : t("search.answers.surf.none")}</p>
      {isOfBeginner ? <p>{t("search.answers.surf.beginner")}</p> : null}
      {surf?.surf ? <p className="muted">{t("sea.caveat")}</p> : null}
      <AnswerWays
        ways={[
          ...(isOfBeginner ? [{ path: lessons, label: t("search.answers.surf.lessons") }] : []),
          { path: queryPath(sea, { date: day }), label: t("search.answers.surf.day") },
          { path: guide, label: t("search.answers.surf.more") },
        ]}
      />
    </AnswerCard>
  );
}
