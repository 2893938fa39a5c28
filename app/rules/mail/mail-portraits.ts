import type { Thing } from "../pictures/things";

/** Portraits for the head of mails about categories that no scene shows. */
export const mailPortraits = {
  moka: "moka-golden-teal-beach-5",
  tapas: "tapas-dusk-coral-beach-2",
  grill: "grill-dusk-coral-beach-1",
  oven: "oven-night-coral-village-3",
  sushi: "sushi-noon-teal-beach-4",
  tacos: "tacos-golden-rose-village-2",
  terrace: "terrace-dusk-coral-beach-1",
  burger: "burger-noon-sun-beach-3",
  pool: "pool-noon-teal-beach-6",
  hotel: "hotel-golden-coral-beach-4",
  boutique: "boutique-noon-rose-village-2",
  jungle: "jungle-dawn-leaf-hills-3",
  bunks: "bunks-noon-sea-beach-2",
  cabanas: "cabanas-golden-teal-beach-1",
  villa: "villa-dusk-sun-beach-8",
  yoga: "yoga-dawn-teal-beach-5",
  trail: "trail-dawn-leaf-hills-4",
  signpost: "signpost-noon-coral-beach-4",
  quad: "quad-golden-coral-hills-2",
  workshop: "workshop-noon-sea-village-1",
  grocery: "grocery-noon-coral-village-4",
  cinema: "cinema-night-violet-village-3",
  school: "school-noon-coral-village-4",
  kite: "kite-noon-rose-beach-2",
  concert: "concert-golden-sea-beach-3",
  market: "market-dawn-coral-village-2",
  hatchlings: "hatchlings-blush-teal-beach-1",
  whale: "whale-dawn-sea-beach-3",
} as const satisfies Partial<Record<Thing, string>>;

export type MailPortrait = keyof typeof mailPortraits;

export function isMailPortrait(thing: string): thing is MailPortrait {
  return Object.hasOwn(mailPortraits, thing);
}
