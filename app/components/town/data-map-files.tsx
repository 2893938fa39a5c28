import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { useWords } from "../site/words";

const formats = ["kml", "gpx", "geojson"] as const;
type Format = (typeof formats)[number];
const apps: readonly { app: "organic" | "google" | "garmin"; format: Format }[] = [
  { app: "organic", format: "kml" },
  { app: "google", format: "kml" },
  { app: "garmin", format: "gpx" },
];

/** Places as map files: steps for three apps, then each file. */
export function DataMapFiles() {
  const { t, localPath } = useWords();
  const path = (format: Format, kind: string | null = null) =>
    queryPath(localPath(`/places.${format}`), { kind });
  const rows = [
    { name: t("data.all"), kind: null },
    { name: t("data.kind.eat"), kind: "restaurant" },
    { name: t("data.kind.stay"), kind: "hotel" },
  ];
  return (
    <>
      <div className="data-apps">
        {apps.map(({ app, format }) => (
          <section key={app}>
            <h3>{t(`data.apps.${app}.name`)}</h3>
            <ButtonLink href={path(format)} icon="download" variant="secondary" size="small" download>
              {t("data.get", { format: t(`data.format.${format}`) })}
            </ButtonLink>
            <details className="open-wide">
              <summary>{t("data.steps")}</summary>
              <ol>
                {t(`data.apps.${app}.steps`)
                  .split("\n\n")
                  .map((step) => (
                    <li key={step}>{step}</li>
                  ))}
              </ol>
            </details>
          </section>
        ))}
      </div>
      <ul className="data-files">
        {rows.map(({ name, kind }) => (
          <li key={name}>
            <b>{name}</b>
            {formats.map((format) => (
              <a
                key={format}
                href={path(format, kind)}
                download
                aria-label={`${name}: ${t(`data.format.${format}`)}`}
              >
                {t(`data.format.${format}`)}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
