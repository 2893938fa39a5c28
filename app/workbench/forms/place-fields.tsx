import { useEffect, useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { type Coordinates, roundCoordinate } from "../../rules/places/coordinates";
import { readCoordinate, readPosition } from "../../rules/places/position";
import { Button } from "../../ui/button";
import { LineField } from "./entry-fields";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";

/** Where a place is, in words and, for the map, in numbers. */
export function PlaceFields() {
  const { t } = useWords();
  return (
    <FormPart title={t("submission.parts.place")}>
      <AddressField />
      <PositionFields />
    </FormPart>
  );
}

/** Two numbers, or a whole position pasted into either field; with scripts also the place one stands at. */
function PositionFields() {
  const { t } = useWords();
  const { text } = useFormState();
  const group = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(() => positionOf(text("latitude"), text("longitude")));
  const input = (name: string) => group.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  function put({ latitude, longitude }: Coordinates) {
    for (const [name, value] of Object.entries({ latitude, longitude })) {
      const field = input(name);
      if (!field) continue;
      field.value = String(value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }

  const listen = () => setFound(positionOf(input("latitude")?.value ?? "", input("longitude")?.value ?? ""));

  /** Once it is pasted or left: half a number that is being typed would be taken for a whole one. */
  function takeApart(typed: string) {
    const whole = readPosition(typed);
    if (whole.ok) put(whole);
  }

  return (
    <div className="grid gap-3" ref={group}>
      <div className="grid gap-5 sm:grid-cols-2" onInput={listen}>
        {(["latitude", "longitude"] as const).map((name) => (
          <LineField
            key={name}
            name={name}
            label={t(`submission.fields.${name}`)}
            inputMode="text"
            onBlur={({ target }) => takeApart(target.value)}
            onPaste={({ currentTarget }) => setTimeout(() => takeApart(currentTarget.value))}
          />
        ))}
      </div>
      <p className="hint">{t("submission.fields.coordinatesHint")}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <WhereIAm onFound={put} />
        {found ? (
          <a
            className="py-2.5"
            href={`https://www.openstreetmap.org/?mlat=${found.latitude}&mlon=${found.longitude}#map=17/${found.latitude}/${found.longitude}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("submission.position.check")}
          </a>
        ) : null}
      </div>
    </div>
  );
}

type Asked = "idle" | "asking" | "refused";

/** Fills in where the phone says it is; nothing is asked before it is pressed. */
function WhereIAm({ onFound }: { onFound: (position: Coordinates) => void }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<Asked>("idle");
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => setCanAsk("geolocation" in navigator), []);
  if (!canAsk) return null;
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
    <>
      <Button
        type="button"
        variant="secondary"
        size="small"
        icon="pin"
        busy={asked === "asking"}
        onClick={ask}
      >
        {t("submission.position.here")}
      </Button>
      <p className="hint basis-full empty:hidden" role="status">
        {asked === "refused" ? t("submission.position.refused") : ""}
      </p>
    </>
  );
}

function positionOf(typedLatitude: string, typedLongitude: string): Coordinates | null {
  const latitude = readCoordinate("latitude", typedLatitude.trim());
  const longitude = readCoordinate("longitude", typedLongitude.trim());
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function AddressField() {
  const { t } = useWords();
  return (
    <LineField
      name="address"
      label={t("submission.fields.address")}
      hint={t("submission.fields.addressHint")}
      maxLength={200}
      required
    />
  );
}
