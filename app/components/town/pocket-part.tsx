import type { ReactNode } from "react";

/** The parts of the pocket guide, in the order in which somebody may need them. */
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

/** A part under its title; what is looked for hides a part in which nothing is found. */
export function PocketPart({ id, title, lead, children }: Props) {
  return (
    <section id={id} className="part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead ? <p className="part-lead">{lead}</p> : null}
      {children}
    </section>
  );
}
