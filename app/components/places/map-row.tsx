import type { ReactNode } from "react";
import { coordinatesOf } from "../../rules/places/coordinates";
import type { MapGlyph } from "../../rules/places/map-glyph";
import { rowOnMap } from "../../rules/places/map-kinds";
import { mapPinLink } from "../../rules/places/map-links";
import type { PlaceOnMap } from "../../rules/places/village-map";
import { towns } from "../../rules/town/road";
import { TodayOnly } from "../../ui/today-only";
import { useWords } from "../site/words";
import { useCategoryName } from "./category-name";
import { mapGlyphs } from "./map-glyphs";

const shortTownName = towns.cambutal.name;

const pin = "M12 21c-4-4.5-7-8-7-11.5a7 7 0 0 1 14 0C19 13 16 16.5 12 21ZM12 7a2.5 2.5 0 1 0 .1 0Z";

/** SVG symbols for pins and rows. */
export function MapGlyphs({ glyphs }: { glyphs: MapGlyph[] }) {
  return (
    <svg className="unseen" aria-hidden="true">
      {[...new Set(glyphs)].map((glyph) => (
        <symbol key={glyph} id={glyph} viewBox="0 0 24 24">
          <path fillRule="evenodd" d={mapGlyphs[glyph]} />
        </symbol>
      ))}
      <symbol id="pin" viewBox="0 0 24 24">
        <path d={pin} />
      </symbol>
    </svg>
  );
}

type Props = {
  place: PlaceOnMap;
  number?: number;
  isBrief: boolean;
  isTarget?: boolean;
  children?: ReactNode;
};

/** A place as a row of the map's list. */
export function MapRow({ place, isBrief, isTarget, children }: Props) {
  const { t, localPath } = useWords();
  const categoryName = useCategoryName();
  const where = coordinatesOf(place);
  const note = useNote(isBrief ? null : place.note);
  return (
    <li id={isTarget ? rowOnMap(place) : undefined} className={place.kind}>
      <a href={localPath(place.path)}>
        {isBrief ? null : (
          <svg viewBox="-4 -4 32 32" aria-hidden="true">
            <circle cx={12} cy={12} r={15} />
            <use href={`#${place.glyph}`} width={24} height={24} />
          </svg>
        )}
        <span>
          {place.name}
          {where || !isBrief ? (
            <small>
              {categoryName(place.category)}
              {note}
            </small>
          ) : null}
          {where ? null : <small>{withoutTown(place.address)}</small>}
          {children}
        </span>
      </a>
      {where ? (
        <a className="app" href={mapPinLink(where)} rel="noopener">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <use href="#pin" />
          </svg>
          <span className="unseen">{isBrief ? t("map.openIt") : t("map.open", { name: place.name })}</span>
        </a>
      ) : null}
    </li>
  );
}

/** All of them are in town. */
const withoutTown = (address: string) => address.replace(new RegExp(`, (?:Playa )?${shortTownName}$`), "");

function useNote(note: PlaceOnMap["note"]): ReactNode {
  const { t } = useWords();
  if (!note) return null;
  if (note.is === "hours") return <TodayOnly>{`, ${note.text}`}</TodayOnly>;
  if (note.is === "price") return `, ${t("map.price", { price: note.text })}`;
  return (
    <span className={note.is === "closed" ? "live" : undefined}>
      {", "}
      <i>{t(`map.${note.is}`)}</i>
    </span>
  );
}
