import { useEffect, useRef, useState } from "react";
import { useWords } from "../../components/site/words";
import { type Coordinates, positionInWords } from "../../rules/places/coordinates";
import { readCoordinate, readPosition } from "../../rules/places/typed-position";
import { Icon } from "../../ui/icon";
import { useOpenPart } from "./folded-part";
import { useFormState } from "./form-state";
import { LineField } from "./labelled-fields";
import { MyPosition } from "./my-position";
import { PastedPosition } from "./pasted-position";
import { PositionMap } from "./position-map";

const names = ["latitude", "longitude"] as const;

/** With scripts: the device's position or a pasted map link. The two numbers are folded, because the map shows them. */
export function PositionFields() {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const group = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(() => positionOf(text("latitude"), text("longitude")));
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  const part = useOpenPart(
    "position",
    names.some((name) => problem(name)),
  );
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

  /** On paste or blur only: while typing, half a number could pass for a whole one. */
  function takeApart(typed: string) {
    const whole = readPosition(typed);
    if (whole.ok) put(whole);
  }

  return (
    <div className="grid grid-cols-1 gap-5" ref={group}>
      {hasScripts && (
        <>
          <MyPosition onFound={put} />
          <PastedPosition onFound={put} />
        </>
      )}
      <details className="group" {...part}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 text-sm">
          <span className="font-bold text-sea-ink">{t("submission.position.numbers")}</span>
          <span className="text-muted group-open:hidden">{found ? positionInWords(found) : ""}</span>
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pt-2">
          <p className="hint">{t("submission.fields.coordinatesHint")}</p>
          <div className="grid gap-5 sm:grid-cols-2" onInput={listen}>
            {names.map((name) => (
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
        </div>
      </details>
      {found && <PositionMap position={found} />}
    </div>
  );
}

function positionOf(typedLatitude: string, typedLongitude: string): Coordinates | null {
  const latitude = readCoordinate("latitude", typedLatitude.trim());
  const longitude = readCoordinate("longitude", typedLongitude.trim());
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
