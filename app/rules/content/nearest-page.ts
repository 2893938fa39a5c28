import { editDistance } from "../site/edit-distance";
import { foldText } from "../site/fold-text";
import { plainPath } from "../site/language";

/** Names people type as addresses, in either language. */
const names = {
  "/eat": "eat eats food restaurant restaurants comer comida restaurante restaurantes menu",
  "/stay": "stay stays hotel hotels hostel hostels hoteles rooms dormir alojamiento hospedaje",
  "/do": "do activities activity tours yoga fishing hacer actividades pesca kayak",
  "/surf": "surf surfing waves olas surfear",
  "/calendar": "calendar events event calendario eventos agenda",
  "/blog": "blog posts stories news articulos noticias historias",
  "/info": "info information services emergency informacion servicios emergencia about contact contacto",
  "/transportation": "transportation transport directions bus taxi map transporte llegar mapa",
  "/real-estate": "real-estate realestate land property tierra terrenos lotes propiedad bienes-raices",
  "/legal": "legal law lawyers visas visa residency abogados leyes residencia",
  "/privacy": "privacy privacidad cookies",
  "/terms": "terms terminos conditions condiciones",
  "/disclosure": "disclosure affiliate afiliados",
} as const;

type NearPage = keyof typeof names;

const known = Object.entries(names).flatMap(([page, words]) =>
  words.split(" ").map((word) => ({ page: page as NearPage, word })),
);

/** The page a wrong address probably means; null where none is close. */
export function nearestPage(address: string): NearPage | null {
  const path = plainPath(address.split(/[?#]/)[0] ?? "");
  for (const part of path.split("/").map(readable).filter(Boolean)) {
    const found = closest(part);
    if (found) return found;
  }
  return null;
}

function closest(part: string): NearPage | null {
  const near = known
    .map(({ page, word }) => ({
      page,
      slips: editDistance(part, word),
      allowed: Math.floor(word.length / 3),
    }))
    .filter(({ slips, allowed }) => slips <= allowed)
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.page ?? null;
}

/** "Restaurantes.html" becomes "restaurantes"; undecodable text stays as it is. */
function readable(part: string): string {
  const plain = part.replace(/\.\w+$/, "").slice(0, 40);
  try {
    return foldText(decodeURIComponent(plain));
  } catch {
    return foldText(plain);
  }
}
