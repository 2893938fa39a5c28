import type { ReactNode } from "react";
import { drawingAddress } from "../../rules/pictures/drawing-address";

/** The parts of the pocket guide, most urgent first. */
export const pocketParts = [
  "emergency",
  "first-aid",
  "way",
  "places",
  "map",
  "events",
  "sea",
  "surf",
  "know",
  "phrases",
] as const;
export type PocketPartName = (typeof pocketParts)[number];

const scenes = {
  emergency: "subjects/ambulance",
  "first-aid": "parts/first-aid-box",
  way: "subjects/bus-stop",
  places: "parts/every-place",
  map: "parts/folded-map",
  events: "calendar",
  sea: "parts/tide-curve",
  surf: "surf",
  know: "parts/seasons-and-money",
  phrases: "subjects/two-tongues",
} as const satisfies Record<PocketPartName, string>;

/** Kept with the page, like every picture it names. */
export function PartPicture({ part }: { part: PocketPartName }) {
  return <img src={drawingAddress({ scene: scenes[part] })} alt="" width="960" height="720" loading="lazy" />;
}

type Props = { id: PocketPartName; title: ReactNode; lead?: ReactNode; children: ReactNode };

/** A part under its title and drawing; hidden by a search that finds nothing in it. */
export function PocketPart({ id, title, lead, children }: Props) {
  return (
    <section id={id} className="part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <PartPicture part={id} />
        <span>{title}</span>
      </h2>
      {lead ? <p className="part-lead">{lead}</p> : null}
      {children}
    </section>
  );
}
