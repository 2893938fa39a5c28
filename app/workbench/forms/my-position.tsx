import { useState } from "react";
import { useWords } from "../../components/site/words";
import { type Coordinates, roundCoordinate } from "../../rules/places/coordinates";
import { Button } from "../../ui/button";

type Asked = "idle" | "asking" | "refused";

/** Fills in the device's position; permission is only asked for on press. */
export function MyPosition({ onFound }: { onFound: (position: Coordinates) => void }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<Asked>("idle");
  if (!("geolocation" in navigator)) return null;
  const ask = () => {
    setAsked("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsked("idle");
        onFound({
          latitude: roundCoordinate(coords.latitude),
          longitude: roundCoordinate(coords.longitude),
        });
      },
      () => setAsked("refused"),
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button type="button" variant="secondary" icon="pin" busy={asked === "asking"} onClick={ask}>
        {t("submission.position.here")}
      </Button>
      <p className="hint" role="status">
        {t(asked === "refused" ? "submission.position.refused" : "submission.position.hereHint")}
      </p>
    </div>
  );
}
