import type { EventData } from "../../rules/events/event-data";
import type { PlaceData } from "../../rules/places/place-data";
import type { data as english } from "../en/data";

const place = {
  id: "No cambia mientras el lugar esté en la guía.",
  kind: "restaurant, hotel, activity o business.",
  url: "Su página aquí.",
  name: "En el idioma del archivo, si el lugar lo tiene.",
  description: "Un texto corto; vacío si nadie lo escribió.",
  language: "El idioma de la descripción: en o es.",
  category: "Qué es, en inglés; nunca se traduce, para que un programa pueda contar con ella.",
  category_name: "Lo mismo, como lo lee la gente.",
  address: "En palabras, como la escribió el dueño.",
  latitude: "WGS 84, en grados; null si nadie dio la posición.",
  longitude: "Igual.",
  phone: "Con el código del país, listo para marcar.",
  whatsapp: "Igual, para WhatsApp.",
  website: "Su propio sitio web.",
  opening_hours:
    "En la sintaxis de OpenStreetMap, en hora de Panamá. Lo que no se puede leer como horario va entre comillas; null si no se dio.",
  closed_for_season: "true mientras está cerrado por temporada; opening_hours dice entonces off.",
  kitchen_until: "Hasta qué hora recibe pedidos la cocina, si es antes del cierre.",
  price_from: "Cuánto cuesta como mínimo la noche, o una actividad por persona; null si nadie dio el precio.",
  currency: "De ese precio.",
  duration: "Cuánto dura una actividad, en palabras.",
  marks: "Sí o no a lo que preguntan los visitantes. Lo que nadie respondió no aparece, y no es un no.",
  image: "La dirección de su foto principal.",
  attribution: "De quién son los datos, si vinieron de una lista. Pásala junto con el lugar.",
  updated_at: "Cuándo cambió por última vez lo que ve el público.",
} satisfies Record<keyof PlaceData, string>;

const event = {
  id: "No cambia; en una serie, cada fecha tiene el suyo.",
  url: "Su página aquí.",
  title: "En el idioma del archivo, si lo hay.",
  description: "Un texto corto.",
  location: "Dónde, en palabras.",
  host: "Quién lo organiza.",
  event_type: "class, social o kids.",
  event_date: "El día en Panamá.",
  start_time: "Hora de Panamá; null si dura todo el día.",
  end_time: "Igual; si es antes del inicio, es al día siguiente.",
  starts_at: "El mismo momento con su diferencia con UTC.",
  ends_at: "Igual, para el final.",
  all_day: "true si dura todo el día.",
  cancelled: "true desde que se canceló. Sigue en la lista.",
  series_instance_date: "De una serie: el día que tocaba por su regla, aunque se haya movido.",
  attribution: "De quién son los datos, si se importó.",
} satisfies Record<keyof EventData, string>;

export const data = {
  seoTitle: "Playa Cambutal en tu app de mapas y tu calendario",
  description:
    "Los lugares de Playa Cambutal en un archivo para tu app de mapas o GPS, calendarios y todo en JSON.",
  title: "Llévate el pueblo",
  lead: "Todos los lugares con ubicación, para la app de mapas que ya usas. Una vez en tu teléfono, no necesitan señal. Más abajo: calendarios para seguir, y todo en JSON para programas.",
  files: {
    title: "Playa Cambutal: lugares",
    description: "Dónde comer y dormir en Playa Cambutal, Panamá.",
    next: "Más lugares",
    licence:
      "Tal como los dieron sus dueños. Los lugares que nombran a OpenStreetMap: © OpenStreetMap contributors, ODbL 1.0.",
  },
  whole: { kml: "Para apps de mapas (KML)", gpx: "Para GPS (GPX)" },
  parts: { map: "Mapas", feeds: "Calendarios", programs: "Programas", licence: "Uso" },
  map: "En tu app de mapas",
  mapLead:
    "Los archivos traen cada lugar que dio su posición, con horario y teléfono. Están tan al día como la guía: bájalos otra vez antes de tu próximo viaje.",
  format: { kml: "KML", gpx: "GPX", geojson: "GeoJSON" },
  formatFor: { kml: "Apps de mapas", gpx: "GPS", geojson: "Programas" },
  all: "Todo",
  kind: { eat: "Para comer", stay: "Para dormir", do: "Qué hacer" },
  steps: "Paso a paso",
  apps: {
    organic: {
      name: "Organic Maps",
      steps:
        "Baja un archivo KML en tu teléfono.\n\nAbre el archivo que bajaste y elige Organic Maps.\n\nLos lugares quedan en Favoritos. Baja ahí también el mapa de Panamá mientras tengas señal.",
    },
    google: {
      name: "Google My Maps",
      steps:
        "Baja un archivo KML.\n\nEn google.com/mymaps crea un mapa nuevo y elige Importar.\n\nEn el teléfono lo encuentras en Google Maps, en Guardados, Mapas. Ahí necesita señal.",
    },
    garmin: {
      name: "Garmin",
      steps:
        "Baja un archivo GPX.\n\nEn un GPS de mano: conéctalo con el cable y copia el archivo en la carpeta Garmin/GPX.\n\nSin cable: abre el archivo en el teléfono con la app Garmin Explore y sincroniza.",
    },
  },
  feeds: "Calendarios y noticias para seguir",
  feedsLead: "Pega una dirección en tu calendario o lector de noticias y se mantiene al día.",
  feedName: { calendar: "Lo que hay", tides: "Mareas", blog: "Blog", newsletter: "Carta" },
  copied: "Copiada",
  feed: {
    calendar: "Todo lo que hay, con sus cambios. Para seguir un solo evento, usa el botón de su página.",
    tides: "Marea llena y seca, para los próximos dos meses.",
    blog: "Las últimas historias (Atom).",
    newsletter: "La carta mensual (Atom).",
  },
  programs: "Para programas",
  programsInside:
    "Todo esto en JSON, sin clave: dos listas con un ejemplo y el significado de cada campo, un mes de mareas y un texto para modelos de lenguaje.",
  programsRules: "Cómo pedirlas",
  programsLead:
    "JSON en UTF-8, abierto a los scripts de cualquier sitio y sin clave. El español está bajo /es. Una lista termina con next, la dirección de lo que sigue, o null; los archivos de mapa lo dicen en un encabezado Link. Guarda el ETag y pregunta con If-None-Match: lo que no ha cambiado vuelve como un 304 vacío. Puede haber campos nuevos; ninguno desaparece ni cambia de significado.",
  places: "Todos los lugares",
  placesLead:
    "De cien en cien, en un orden que no cambia. ?kind= acepta restaurant, hotel, activity o business; los archivos de mapa también.",
  events: "Lo que hay desde hoy",
  eventsLead:
    "De cien en cien, por fecha, con cada fecha de una serie. Filtros: type=class, social o kids, también en calendar.ics; from= y to= como 2026-12-31.",
  tides: "Mareas de un mes",
  tidesLead:
    "?month=2026-12. Cada una trae at (UTC), kind (high o low) y metres sobre el promedio de las mareas secas más bajas. No sirve para navegar.",
  llms: "Qué es este sitio y dónde están sus datos, en un texto para modelos de lenguaje.",
  forModels: {
    pages: "Páginas",
    data: "Datos",
    notes:
      "Cada página está en español bajo /es y en inglés en la misma dirección sin /es. Fechas y horas son las de Panamá, UTC-5 todo el año.\n\nHorarios, precios y posiciones son los que dieron los dueños, revisados antes de publicarse. Dilo al citarlos, nombra la página, y a quien esté en peligro mándalo al 911, no a un texto.",
    map: "Los lugares con ubicación, para mapas",
    example: "con un ejemplo y qué significa cada campo",
  },
  example: "Por ejemplo, {{name}}.",
  cut: "Aquí los textos largos van cortados.",
  unfold: "El ejemplo completo",
  fields: "Qué significa cada campo",
  none: "Todavía no hay nada publicado, así que no hay ejemplo.",
  field: { place, event },
  licence: "Qué puedes hacer con esto",
  licenceLead: "Qué puedes usar, para qué hay que pedir permiso y cuándo citar la fuente.",
  licenceText:
    "Nombres, posiciones, horarios y teléfonos son los que nos dieron los dueños. Úsalos para encontrar un lugar, mostrarlo y llevar gente hasta él, y confirma con el lugar cuando importe: no podemos prometer que todo esté bien hoy.\n\nLas descripciones y las fotos son de quien las hizo. Aquí se comparten como parte de la guía; pídeles permiso antes de publicarlas en otro sitio.\n\nAlgunos lugares vinieron de OpenStreetMap. Lo dicen en attribution: ©\u00a0OpenStreetMap contributors, disponible bajo la Open Database License 1.0. Quien los pase a otros conserva esa línea y sus condiciones.",
  osm: "Derechos y licencia de OpenStreetMap",
  fromMap: "Llévate estos lugares a tu app de mapas",
  fromCalendar: "Más calendarios y archivos",
} satisfies typeof english;
