import styles from "../../styles/lesson-sea.css?url";
import { MoreLink } from "../../ui/section";
import { BreakMarks, BreakPicture, BreakStyles } from "../content/break-kind";
import type { Sea } from "../sea/sea-section";
import { TideChart } from "../sea/tide-chart";
import { useSeaWords } from "../sea/use-sea-words";
import { GoLine } from "../sea/when-to-go";
import { useWords } from "../site/words";

/** Where one learns to surf, and at what time today. */
export function SurfLessonSea({ sea: { tide, day, point, until, go } }: { sea: Sea }) {
  const { t, localPath } = useWords();
  const words = useSeaWords();
  return (
    <section className="lesson-sea" id="sea" data-changes-at={until} aria-labelledby="sea-title">
      <BreakStyles />
      <link rel="stylesheet" href={styles} />
      <h2 id="sea-title">{t("info.lessonSea")}</h2>
      <div className="cards">
        <article className="card break">
          <BreakPicture id="beach-break" />
          <div>
            <h3>{t("info.lessonBreak")}</h3>
            <BreakMarks id="beach-break" />
            <MoreLink href={`${localPath("/surf")}#breaks`} label={t("info.moreBreaks")} />
          </div>
        </article>
        <article className="card">
          <div className="card-body">
            <h3>{t(`sea.state.${tide.state}`)}</h3>
            <p>{words.turns(tide)}</p>
            {go ? (
              <p>
                <GoLine go={go} />
              </p>
            ) : null}
            <TideChart day={day} point={point} />
            <MoreLink href={localPath("/today")} label={t("sea.today.whole")} />
          </div>
        </article>
      </div>
      <p className="muted">{t("sea.caveat")}</p>
    </section>
  );
}
