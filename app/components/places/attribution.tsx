import { osmAttribution, osmCopyright } from "../../rules/imports/osm-licence";
import { useWords } from "../site/words";

/** The source of imported data; OpenStreetMap requires a link to its licence. */
export function Attribution({ text }: { text: string }) {
  const { t } = useWords();
  return (
    <>
      {t("places.place.attribution")}{" "}
      {text === osmAttribution ? (
        <a href={osmCopyright} rel="noopener license">
          {text}
        </a>
      ) : (
        text
      )}
    </>
  );
}
