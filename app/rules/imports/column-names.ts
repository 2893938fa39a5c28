import { foldText } from "../site/fold-text";
import { type Language, languages, otherLanguage } from "../site/language";

/**
 * Other programs' and people's names for our fields; a name may stand for several, of which the first free one is
 * used.
 */
const known: [fields: string, names: string][] = [
  ["external_key", "id, key, external id, post id, listing id, place id, uid, guid, codigo, clave"],
  [
    "name business_name",
    "name, nombre, title, titulo, post title, listing title, place name, business name, business, negocio, nombre del negocio, nombre del lugar, lugar, place, restaurant, restaurante, hotel",
  ],
  [
    "category",
    "category, categoria, categories, categorias, post category, default category, type, tipo, kind, clase",
  ],
  [
    "business_type",
    "business type, subcategory, subcategoria, tipo de negocio, service, servicio, activity, actividad",
  ],
  [
    "description",
    "description, descripcion, post content, content, contenido, about, acerca de, details, detalles, text, texto, summary, resumen, short description, descripcion corta",
  ],
  ["full_description", "full description, long description, descripcion completa, descripcion larga"],
  [
    "address",
    "address, direccion, street, street address, calle, full address, address 1, address line 1, domicilio",
  ],
  ["location", "location, ubicacion, zone, zona, sector, neighborhood, neighbourhood, barrio"],
  ["latitude", "latitude, latitud, lat, geo lat, post latitude, y"],
  ["longitude", "longitude, longitud, lng, lon, long, geo lng, post longitude, x"],
  ["whatsapp", "whatsapp, wa, mobile, cell, cell phone, celular, movil"],
  [
    "phone whatsapp",
    "phone, telefono, tel, telephone, phone number, numero, numero de telefono, telefono fijo",
  ],
  ["website", "website, web, url, site, sitio, sitio web, pagina, pagina web, homepage, link, enlace"],
  ["email", "email, e mail, mail, correo, correo electronico"],
  [
    "hours_text hours",
    "hours, horario, horarios, business hours, opening hours, open hours, horas, open, abierto",
  ],
  ["hours.Monday", "monday, mon, lunes, lun"],
  ["hours.Tuesday", "tuesday, tue, martes, mar"],
  ["hours.Wednesday", "wednesday, wed, miercoles, mie"],
  ["hours.Thursday", "thursday, thu, jueves, jue"],
  ["hours.Friday", "friday, fri, viernes, vie"],
  ["hours.Saturday", "saturday, sat, sabado, sab"],
  ["hours.Sunday", "sunday, sun, domingo, dom"],
  ["closed_for_season", "closed for season, cerrado por temporada"],
  ["amenities", "amenities, comodidades, servicios, features, facilities"],
  ["affiliate_url", "affiliate url, booking, booking url, booking link, reservas, reservations, reservar"],
  ["price_from", "price, precio, price from, precio desde, desde, rate, tarifa"],
  ["currency", "currency, moneda"],
  ["duration", "duration, duracion, length, how long, how long it takes, cuanto dura"],
  ["rating", "rating, overall rating, stars, estrellas, calificacion"],
  ["image_url", "image, imagen, photo, foto, picture, featured image, main image, logo"],
  ["gallery_images", "images, imagenes, post images, gallery, galeria, photos, fotos, pictures"],
  ["menu_images", "menu, menu images, carta"],
  ["attribution", "attribution, license, licence, licencia, atribucion"],
  ["language", "language, idioma, lang, locale"],
];

const fieldsOf = new Map(
  known.flatMap(([fields, names]) => names.split(", ").map((name) => [name, fields.split(" ")] as const)),
);

/** The field for each column; null where unknown. No field is used twice. */
export function matchColumns(
  columns: readonly string[],
  fields: readonly string[],
  language: Language,
): (string | null)[] {
  const taken = new Set<string>();
  const take = (candidates: readonly string[]) => {
    const found = candidates.find((field) => fields.includes(field) && !taken.has(field)) ?? null;
    if (found) taken.add(found);
    return found;
  };
  // Exact names go before similar ones.
  const own = columns.map((column) => take([column]));
  return columns.map((column, index) => own[index] ?? take(meant(plain(column), language)));
}

/** "Nombre (ES)" is the translation in an English file, and the name itself in a Spanish one. */
function meant(name: string, language: Language): readonly string[] {
  const exact = fieldsOf.get(name);
  if (exact) return exact;
  const [, start = "", end] = /^(.+) (en|es|ingles|english|espanol|spanish)$/.exec(name) ?? [];
  const candidates = fieldsOf.get(start) ?? [];
  const written = languages.find((one) => end?.startsWith(one)) ?? (end === "ingles" ? "en" : "es");
  return written === otherLanguage(language) ? candidates.map((field) => `translation.${field}`) : candidates;
}

/** "Post_Title" and "post title" are one name. */
function plain(column: string): string {
  return foldText(column)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
