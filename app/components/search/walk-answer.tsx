import { distanceInWords } from "../../rules/places/distance";
import type { FoundWalk, WalkAnswerEnd } from "../../rules/search/found-walk";
import { useWords } from "../site/words";
import { AnswerCard, AnswerWays } from "./answer-card";

/** Minutes on foot between two places. */
export function WalkAnswer({ walk: { ends, minutes, metres } }: { walk: FoundWalk }) {
  const { t } = useWords();
  const nameOf = (end: WalkAnswerEnd) =>
    typeof end === "string" ? t(`search.answers.walk.${end}`) : end.name.text;
  const unplaced = ends.filter((end) => typeof end !== "string" && end.unplaced !== null);
  const length =
    minutes !== null
      ? t("search.answers.walk.minutes", { count: minutes })
      : metres !== null
        ? t("search.answers.walk.farther", { distance: distanceInWords(metres) })
        : null;
  return (
    <AnswerCard name="walk" title={<span className="first-up">{ends.map(nameOf).join(" – ")}</span>}>
      {length ? <p className="answer-line">{length}</p> : null}
      {minutes === null ? null : <p>{t("search.answers.walk.how")}</p>}
      {unplaced.map((end) =>
        typeof end === "string" ? null : (
          <p key={end.path}>
            {t("search.answers.walk.unplaced", { place: end.name.text })}{" "}
            <span lang={end.unplaced?.lang}>{end.unplaced?.text}.</span>
          </p>
        ),
      )}
      <AnswerWays ways={[{ path: "/map", label: t("search.answers.walk.more") }]} />
    </AnswerCard>
  );
}
