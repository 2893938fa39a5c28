import type { ReactNode } from "react";

/** The parts of the pocket guide, most urgent first. */
export const pocketParts = [
  "emergency",
  "first-aid",
  "way",
  "places",
  "map",
  "events",
  "sea",
  "know",
  "phrases",
] as const;
export type PocketPartName = (typeof pocketParts)[number];

type Props = { id: PocketPartName; title: ReactNode; lead?: ReactNode; children: ReactNode };

/** A part under its title; hidden by a search that finds nothing in it. */
export function PocketPart({ id, title, lead, children }: Props) {
  return (
    <section id={id} className="part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead ? <p className="part-lead">{lead}</p> : null}
      {children}
    </section>
  );
}
