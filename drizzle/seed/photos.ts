import { bucketOfFolder, pictureAddress } from "../../app/rules/pictures/picture-address";

const bucket = bucketOfFolder.restaurants;

type DemoPhoto = {
  name: string;
  /** The drawing it is made from. */
  code: string;
  isUpright?: boolean;
  /** One of the 32 classes. */
  colour: number;
  en: string;
  es: string;
};

const photo = (name: string, code: string, colour: number, en: string, es: string): DemoPhoto => ({
  name,
  code,
  colour,
  en: `Demonstration, drawn: ${en}`,
  es: `Demostración, dibujada: ${es}`,
});

/** Nine of one bar; their words are the same, as a page with nine of them is as heavy as a page may be. */
const ofTheBar = (number: number, code: string, colour: number) =>
  photo(`bar${number}`, code, colour, "the bar", "el bar");

/** In place of photos: pictures of our own drawings, which say so of themselves. One place has one, one two and one nine. */
export const demoPhotos: readonly DemoPhoto[] = [
  photo("cafe", "pourover-noon-coral-village-4", 2, "coffee through a filter", "café de filtro"),
  photo("pargo", "fish-golden-teal-beach-6", 10, "a red snapper on its plate", "un pargo en su plato"),
  photo("mesas", "sandtables-honey-coral-beach-3", 6, "tables on the sand", "mesas en la arena"),
  ofTheBar(1, "bar-golden-coral-beach-3", 6),
  { ...ofTheBar(2, "cocktail-dusk-rose-beach-6", 6), isUpright: true },
  ofTheBar(3, "beer-honey-leaf-village-5", 6),
  ofTheBar(4, "tapas-golden-teal-beach-1", 6),
  ofTheBar(5, "coconut-noon-sea-beach-7", 2),
  ofTheBar(6, "concert-dusk-teal-beach-8", 2),
  ofTheBar(7, "domino-night-sun-village-4", 5),
  ofTheBar(8, "chairs-blush-violet-beach-9", 30),
  ofTheBar(9, "fullmoon-violet-sea-beach-1", 29),
];

const keyOf = ({ name }: DemoPhoto) => `restaurants/1767225600000-demonstration-${name}.webp`;

/** Each as a row and as bytes still to be read from its file. */
export const photoRows = demoPhotos.map((one) => ({
  file: `photos/${one.name}.webp`,
  row: {
    key: keyOf(one),
    bucket,
    colour: one.colour,
    ...(one.isUpright ? { width: 720, height: 960 } : { width: 1280, height: 960 }),
    alt_en: one.en,
    alt_es: one.es,
  },
}));

export function pictureNamed(name: string): string {
  return picturesOfPlace([name]).image_url ?? "";
}

/** What a place shows: the first is its main picture, the others its gallery. */
export function picturesOfPlace(names: readonly string[]) {
  const chosen = names.flatMap((name) => demoPhotos.find((one) => one.name === name) ?? []);
  const [first, ...others] = chosen.map((one) => pictureAddress({ bucket, key: keyOf(one) }));
  return { image_url: first, image_colour: chosen[0]?.colour, gallery_images: others };
}
