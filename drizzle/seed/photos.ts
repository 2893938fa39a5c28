import { bucketOfFolder, pictureAddress } from "../../app/rules/pictures/picture-address";

const bucket = bucketOfFolder.hotels;

type DemoPhoto = {
  name: string;
  folder: "hotels" | "restaurants";
  /** The drawing it is made from. */
  code: string;
  isUpright?: boolean;
  /** One of the 32 classes. */
  colour: number;
  en: string;
  es: string;
};

const photo = (
  folder: DemoPhoto["folder"],
  name: string,
  code: string,
  colour: number,
  en: string,
  es: string,
) => ({
  name,
  folder,
  code,
  colour,
  en: `Demonstration picture, drawn: ${en}`,
  es: `Imagen de demostración, dibujada: ${es}`,
});

/** In place of photos: pictures of our own drawings, which say so of themselves. One place has one, one two and one nine. */
export const demoPhotos: readonly DemoPhoto[] = [
  photo(
    "restaurants",
    "cafe",
    "pourover-noon-coral-village-4",
    2,
    "coffee through a filter",
    "café de filtro",
  ),
  photo(
    "restaurants",
    "pargo",
    "fish-golden-teal-beach-6",
    10,
    "a red snapper on its plate",
    "un pargo en su plato",
  ),
  photo(
    "restaurants",
    "mesas",
    "sandtables-dusk-coral-beach-3",
    2,
    "tables on the sand",
    "mesas en la arena",
  ),
  photo(
    "hotels",
    "casa",
    "hotel-clear-coral-beach-4",
    2,
    "the house from the garden",
    "la casa desde el jardín",
  ),
  photo("hotels", "piscina", "pool-noon-sun-beach-3", 23, "the pool at noon", "la piscina al mediodía"),
  photo("hotels", "cuarto", "bed-dawn-teal-beach-6", 22, "a room", "un cuarto"),
  photo("hotels", "patio", "courtyard-honey-rose-hills-5", 6, "the courtyard", "el patio"),
  photo(
    "hotels",
    "hamaca",
    "hammock-golden-sea-beach-7",
    6,
    "the hammock on the porch",
    "la hamaca del portal",
  ),
  {
    ...photo(
      "hotels",
      "torre",
      "treehouse-clear-leaf-hills-2",
      18,
      "the lookout in the trees",
      "el mirador entre los árboles",
    ),
    isUpright: true,
  },
  photo("hotels", "desayuno", "hojaldre-dawn-sun-beach-8", 6, "breakfast", "el desayuno"),
  photo(
    "hotels",
    "sillas",
    "chairs-blush-violet-beach-9",
    30,
    "two chairs before the sea",
    "dos sillas frente al mar",
  ),
  photo("hotels", "noche", "fullmoon-violet-sea-beach-1", 29, "the beach by moonlight", "la playa con luna"),
];

const keyOf = ({ folder, name }: DemoPhoto) => `${folder}/1767225600000-demonstration-${name}.webp`;

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

/** What a place shows: the first is its main picture, the others its gallery. */
export function picturesOfPlace(names: readonly string[]) {
  const chosen = names.flatMap((name) => demoPhotos.find((one) => one.name === name) ?? []);
  const [first, ...others] = chosen.map((one) => pictureAddress({ bucket, key: keyOf(one) }));
  return { image_url: first, image_colour: chosen[0]?.colour, gallery_images: others };
}
