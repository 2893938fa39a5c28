import { PlainSections } from "../../components/content/plain-sections";
import { MapGlyphs } from "../../components/places/map-row";
import { NotOnMap } from "../../components/places/not-on-map";
import { VillageMapLeaves } from "../../components/places/village-map-leaves";
import { useWords } from "../../components/site/words";
import { kindsOnMap } from "../../rules/places/map-kinds";
import { mostMapped } from "../../rules/places/village-map";
import { queryPath } from "../../rules/site/query-path";
import { townCoordinates } from "../../rules/town/town";
import { mapTurn } from "../../rules/town/village";
import { loadMap } from "../../server/pages/town/map-page";
import { FilterChips } from "../../ui/filter-chips";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/section";
import type { Route } from "./+types/map";

export const handle = { wholeSheet: "map", script: "map", noNewsletter: true };
export { headers, meta } from "../../server/http/page-exports";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadMap(context, url);
}

const kinds = ["all", ...Object.keys(kindsOnMap)] as ("all" | keyof typeof kindsOnMap)[];

export default function VillageMap({ loaderData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const { kind, leaves, others, spots, glyphs, isBrief, isCut, sections } = loaderData;
  const path = localPath("/map");
  const chips = kinds.map((one) => ({
    href: one === "all" ? path : queryPath(path, { kind: one }),
    label: t(`map.kinds.${one}`),
    current: one === (kind ?? "all"),
  }));
  // Their words name no spot that could be drawn.
  const isListOnly = kind !== null && others.length > 0 && leaves.every(({ steps }) => steps.length === 0);
  const isEmpty = others.length === 0 && leaves.every(({ steps }) => steps.length === 0);
  const { latitude, longitude } = townCoordinates;
  return (
    <div className="village-page">
      <header className="wrap">
        <h1>{t("map.title")}</h1>
        {isListOnly ? (
          <p>
            {t("map.leadListOnly")} <a href={path}>{t("map.whole")}</a>
          </p>
        ) : (
          <p>{t("map.lead")}</p>
        )}
        <FilterChips
          label={t("map.filter")}
          chips={chips}
          last={
            <button
              type="button"
              className="tab no-print unready"
              data-here={`${latitude},${longitude},${mapTurn}`}
              data-you={t("map.hereNow")}
              data-away={t("map.hereAway")}
              data-failed={t("map.hereFailed")}
            >
              <Icon name="pin" />
              {t("map.here")}
            </button>
          }
        />
        <output className="village-here no-print" />
      </header>
      <MapGlyphs glyphs={glyphs} />
      <VillageMapLeaves leaves={isListOnly ? [] : leaves} isBrief={isBrief}>
        <NotOnMap others={others} spots={spots} isBrief={isBrief} />
        <div className="village-end">
          {isEmpty ? <p className="muted">{t("map.empty")}</p> : null}
          {isCut ? <p>{t("map.cut", { count: mostMapped })}</p> : null}
          {isListOnly ? null : (
            <p className="village-how">{t("map.how", { degrees: Math.round(mapTurn) })}</p>
          )}
          <p className="ways-on no-print">
            <MoreLink href={localPath("/today")} label={t("week.today")} />
            <MoreLink href={localPath("/transportation")} label={t("places.place.toTown")} />
            <MoreLink href={localPath("/data")} label={t("data.fromMap")} />
          </p>
        </div>
      </VillageMapLeaves>
      <PlainSections sections={sections} />
    </div>
  );
}
