import { DayAnswer } from "../../components/search/day-answer";
import { FirstAidAnswer } from "../../components/search/first-aid-answer";
import { FoundGroups } from "../../components/search/found-groups";
import { OpenPlacesAnswer } from "../../components/search/open-places-answer";
import { asksOnceMore, Elsewhere, OftenAsked, OtherWays } from "../../components/search/other-searches";
import { MarkAnswer } from "../../components/search/places-with-mark";
import { QuickAnswer } from "../../components/search/quick-answer";
import { WalkAnswer } from "../../components/search/walk-answer";
import { WayToTownAnswer } from "../../components/search/way-to-town-answer";
import { SearchField } from "../../components/site/search-field";
import { useWords } from "../../components/site/words";
import { queryPath } from "../../rules/site/query-path";
import { loadSearch } from "../../server/pages/search/search-page";
import { ScenePicture } from "../../ui/scene-picture";
import type { Route } from "./+types/search";

export const handle = { wholeSheet: "search", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(context, url);
}

export default function SearchPage({ loaderData: search }: Route.ComponentProps) {
  const { t } = useWords();
  const { query, isAsked, firstAid, answer, days, openDoors, groups, understood, isNear, isAway } = search;
  const { marked, town, walk } = search;
  const isAnswered =
    firstAid.length > 0 || [answer, days, openDoors, marked, town, walk].some((one) => one !== null);
  const isAside = marked?.marks.includes("children");
  const markAnswer =
    marked && !answer && !days?.isOfMark ? (
      <MarkAnswer marked={marked} until={search.until} now={search.now} />
    ) : null;
  const page = isAsked ? "search-page search-asked" : "search-page";
  return (
    <div className={page}>
      <header className="search-head">
        <div className="wrap">
          <ScenePicture scene="search" hero card priority />
          <h1>{t("search.heading")}</h1>
          <SearchField id="search" query={query} />
        </div>
      </header>
      <div className="search-sheet">
        <div className="wrap search-found">
          <FirstAidAnswer parts={firstAid} />
          {understood ? <Offer understood={understood} /> : null}
          {answer ? <QuickAnswer {...search} answer={answer} /> : null}
          {walk ? <WalkAnswer walk={walk} /> : null}
          {town ? <WayToTownAnswer way={town} /> : null}
          {openDoors ? <OpenPlacesAnswer doors={openDoors} now={search.now} /> : null}
          {search.areDearer ? <p>{t("search.dearer")}</p> : null}
          {isAside ? null : markAnswer}
          {days ? <DayAnswer {...{ days, marked }} until={search.until} /> : null}
          {search.others.length > 0 ? <OtherQuestions asked={search.others} /> : null}
          {isNear ? <p className="found-near">{t("search.near")}</p> : null}
          {groups.length > 0 ? <FoundGroups {...search} isAnswered={isAnswered} /> : null}
          {/* Who asks for children asks first for what there is to do. */}
          {isAside ? markAnswer : null}
          {isAsked ? null : <OftenAsked />}
          {isAway ? (
            <OtherWays
              title={t("search.away.title")}
              text={t("search.away.text")}
              asks={[]}
              contact={search.contact}
            />
          ) : null}
          {isAsked && !isAway && !isAnswered && groups.length === 0 ? (
            <div data-unfound>
              <OtherWays
                title={t("search.empty.title", { query })}
                text={t("search.empty.text")}
                asks={asksOnceMore}
                contact={search.contact}
              />
            </div>
          ) : null}
          {groups.length > 0 || isAnswered ? <Elsewhere /> : null}
        </div>
      </div>
    </div>
  );
}

/** What else was asked in the same search. */
function OtherQuestions({ asked }: { asked: readonly string[] }) {
  const { t, localPath } = useWords();
  return (
    <p>
      {t("search.more.alsoAsked")}{" "}
      {asked.map((q, index) => (
        <span key={q}>
          {index > 0 ? ", " : null}
          <a href={queryPath(localPath("/search"), { q })}>{q}</a>
        </span>
      ))}
    </p>
  );
}

/** A correction is offered; what was typed stays in the field. */
function Offer({ understood }: { understood: string }) {
  const { t, localPath } = useWords();
  return (
    <p className="muted">
      {t("search.noSuchWord")}{" "}
      <a href={queryPath(localPath("/search"), { q: understood })}>
        {t("search.offer", { query: understood })}
      </a>{" "}
      {t("search.finds")}
    </p>
  );
}
