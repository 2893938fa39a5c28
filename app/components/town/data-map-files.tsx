import { queryPath } from "../../rules/site/query-path";
import { Icon } from "../../ui/icon";
import { MoreLink } from "../../ui/section";
import { mapGlyphs } from "../places/map-glyphs";
import { useWords } from "../site/words";

const formats = ["kml", "gpx", "geojson"] as const;
type Format = (typeof formats)[number];
const apps = ["organic", "google", "garmin"] as const;

/** Places as map files, one table; then the steps for three apps. */
export function DataMapFiles() {
  const { t, localPath } = useWords();
  const path = (format: Format, kind: string | null) => queryPath(localPath(`/places.${format}`), { kind });
  const rows = [
    { name: t("data.all"), kind: null, glyph: null },
    { name: t("data.kind.eat"), kind: "restaurant", glyph: mapGlyphs.fish },
    { name: t("data.kind.stay"), kind: "hotel", glyph: mapGlyphs.bed },
    { name: t("data.kind.do"), kind: "activity", glyph: mapGlyphs.board },
  ];
  return (
    <div className="data-map">
      <div>
        <table className="data-files" aria-labelledby="map">
          <thead>
            <tr>
              <td />
              {formats.map((format) => (
                <th key={format} scope="col">
                  {t(`data.format.${format}`)}
                  <small>{t(`data.formatFor.${format}`)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, kind, glyph }) => (
              <tr key={name}>
                <th scope="row">
                  {glyph ? (
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d={glyph} fillRule="evenodd" />
                    </svg>
                  ) : null}
                  {name}
                </th>
                {formats.map((format) => (
                  <td key={format}>
                    <a
                      href={path(format, kind)}
                      download
                      aria-label={`${name}: ${t(`data.format.${format}`)}`}
                    >
                      {glyph ? null : <Icon name="download" />}
                      {t(`data.format.${format}`)}
                    </a>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <MoreLink href={localPath("/map")} label={t("map.title")} />
      </div>
      <details className="open-wide">
        <summary>{t("data.steps")}</summary>
        <div className="data-apps">
          {apps.map((app) => (
            <section key={app}>
              <h3>{t(`data.apps.${app}.name`)}</h3>
              <ol>
                {t(`data.apps.${app}.steps`)
                  .split("\n\n")
                  .map((step) => (
                    <li key={step}>{step}</li>
                  ))}
              </ol>
            </section>
          ))}
        </div>
      </details>
    </div>
  );
}
