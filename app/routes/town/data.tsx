import type { ReactNode } from "react";
import { PlainSections } from "../../components/content/plain-sections";
import { useWords } from "../../components/site/words";
import { DataFeeds } from "../../components/town/data-feeds";
import { DataList, FileLink, WithCode } from "../../components/town/data-list";
import { DataMapFiles } from "../../components/town/data-map-files";
import { osmCopyright } from "../../rules/imports/osm-licence";
import { loadData } from "../../server/pages/town/data-page";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { Paragraphs } from "../../ui/paragraphs";
import { ScenePicture } from "../../ui/scene-picture";
import type { Route } from "./+types/data";

export const handle = { wholeSheet: "data", script: "data", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadData(context, url);
}

const parts = ["map", "feeds", "programs", "licence"] as const;

const others = [
  { path: "/tides.json", title: "data.tides", text: "data.tidesLead" },
  { path: "/llms.txt", title: null, text: "data.llms" },
] as const;

export default function Data({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { sections, origin, place, event } = loaderData;
  return (
    <>
      <PageHero
        title={t("data.title")}
        isBeside
        picture={<ScenePicture scene="parts/map-to-phone" card priority />}
        subtitle={t("data.lead")}
        actions={
          <>
            <ButtonLink href={localPath("/places.kml")} icon="download" download>
              {t("data.whole.kml")}
            </ButtonLink>
            <ButtonLink href={localPath("/places.gpx")} variant="quiet" download>
              {t("data.whole.gpx")}
            </ButtonLink>
          </>
        }
        opening={
          <nav className="contents-list" aria-label={t("guides.contents")}>
            <ul>
              {parts.map((part) => (
                <li key={part}>
                  <a href={`#${part}`}>{t(`data.parts.${part}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      <div className="wrap data-page">
        <DataPart id="map" scene="parts/map-app" title={t("data.map")} lead={t("data.mapLead")}>
          <DataMapFiles />
        </DataPart>
        <DataPart id="feeds" scene="parts/wall-calendar" title={t("data.feeds")} lead={t("data.feedsLead")}>
          <DataFeeds origin={origin} />
        </DataPart>
        <DataPart
          id="programs"
          scene="parts/laptop-code"
          title={t("data.programs")}
          lead={t("data.programsInside")}
        >
          <div className="data-lists">
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
          </div>
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
          <div className="data-list">
            <details>
              <summary>{t("data.programsRules")}</summary>
              <p>{t("data.programsLead")}</p>
            </details>
          </div>
        </DataPart>
        <DataPart
          id="licence"
          scene="parts/named-source"
          title={t("data.licence")}
          lead={t("data.licenceLead")}
        >
          <div className="data-licence">
            <Paragraphs text={t("data.licenceText")} />
            <p>
              <a href={osmCopyright} rel="noopener license">
                {t("data.osm")}
              </a>
            </p>
          </div>
        </DataPart>
        <PlainSections sections={sections} />
      </div>
    </>
  );
}

type PartProps = { id: string; scene: string; title: string; lead?: string; children: ReactNode };

function DataPart({ id, scene, title, lead, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="data-head">
        <ScenePicture scene={scene} card />
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
