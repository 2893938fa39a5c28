import { PlainSections } from "../../components/content/plain-sections";
import { useWords } from "../../components/site/words";
import { DataList, FileLink, WithCode } from "../../components/town/data-list";
import { DataMapFiles } from "../../components/town/data-map-files";
import { webcalLink } from "../../rules/events/calendar-links";
import { osmCopyright } from "../../rules/imports/osm-licence";
import { loadData } from "../../server/pages/town/data-page";
import { Paragraphs } from "../../ui/paragraphs";
import { ScenePicture } from "../../ui/scene-picture";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/data";

export const handle = { wholeSheet: "data", script: "folded-guide", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadData(context, url);
}

const feeds = [
  { path: "/calendar.ics", text: "data.feed.calendar", isCalendar: true },
  { path: "/tides.ics", text: "data.feed.tides", isCalendar: true },
  { path: "/blog.xml", text: "data.feed.blog", isCalendar: false },
  { path: "/newsletter.xml", text: "data.feed.newsletter", isCalendar: false },
] as const;
const others = [
  { path: "/tides.json", title: "data.tides", text: "data.tidesLead" },
  { path: "/llms.txt", title: null, text: "data.llms" },
] as const;

export default function Data({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { sections, origin, place, event } = loaderData;
  return (
    <div className="wrap data-page">
      <header>
        <h1>{t("data.title")}</h1>
        <ScenePicture scene="search" card priority />
        <p>{t("data.lead")}</p>
      </header>
      <section aria-labelledby="map">
        <div className="data-head">
          <ScenePicture scene="parts/phone-map" card />
          <h2 id="map">{t("data.map")}</h2>
          <p>{t("data.mapLead")}</p>
        </div>
        <DataMapFiles />
        <MoreLink href={localPath("/map")} label={t("map.title")} />
      </section>
      <section aria-labelledby="feeds">
        <div className="data-head">
          <ScenePicture scene="parts/wall-calendar" card />
          <h2 id="feeds">{t("data.feeds")}</h2>
          <p>{t("data.feedsLead")}</p>
        </div>
        <dl>
          {feeds.map(({ path, text, isCalendar }) => (
            <div key={path}>
              <dt>
                <a href={isCalendar ? webcalLink(origin + localPath(path)) : localPath(path)}>
                  <code>{origin + localPath(path)}</code>
                </a>
              </dt>
              <dd>
                <WithCode text={t(text)} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <details className="data-programs">
        <summary className="data-head">
          <ScenePicture scene="parts/card-drawer" card />
          <h2>{t("data.programs")}</h2>
          <span>{t("data.programsInside")}</span>
        </summary>
        <i id="programs" />
        <p>{t("data.programsLead")}</p>
        <DataList
          id="place"
          file="/places.json"
          narrowed="/places.json?kind=hotel"
          title={t("data.places")}
          lead={t("data.placesLead")}
          example={place}
          name={place?.name}
        />
        <DataList
          id="event"
          file="/events.json"
          narrowed="/events.json?type=kids"
          title={t("data.events")}
          lead={t("data.eventsLead")}
          example={event}
          name={event?.title}
        />
        <dl>
          {others.map(({ path, title, text }) => (
            <div key={path}>
              <dt>
                <FileLink path={path} />
              </dt>
              <dd>
                {title ? `${t(title)}. ` : null}
                <WithCode text={t(text)} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <section className="data-licence" aria-labelledby="licence">
        <h2 id="licence">{t("data.licence")}</h2>
        <div className="prose">
          <Paragraphs text={t("data.licenceText")} />
          <p>
            <a href={osmCopyright} rel="noopener license">
              {t("data.osm")}
            </a>
          </p>
        </div>
      </section>
      <PlainSections sections={sections} />
    </div>
  );
}
