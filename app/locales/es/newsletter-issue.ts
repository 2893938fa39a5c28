import type { newsletterIssue as english } from "../en/newsletter-issue";

export const newsletterIssue = {
  desk: {
    lead: "Una carta al mes, en los dos idiomas. Lo que publicas queda en el archivo y en su feed.",
    letters: "Cartas",
    all: "Todas las cartas",
    begin: "Empezar una carta",
    beginHint:
      "Ya trae lo nuevo: los eventos del mes, los lugares nuevos, lo último del blog, las mareas y la temporada. Quita lo que no quieras contar. Desde el día 20 habla del mes que viene.",
    none: "Todavía no hay cartas",
    noneText: "La primera toma diez minutos: empiézala, recórtala y publícala.",
    untitled: "Sin asunto",
    see: "Verla",
    mailing:
      "Al publicarla, la carta queda en el archivo y en su feed. No se manda por correo: esta guía no tiene un proveedor para enviar cartas. Exporta la lista y mándala con un servicio tuyo.",
  },
  states: {
    draft: "Borrador",
    scheduled: "Sale el {{date}} a las {{time}}",
    published: "Publicada el {{date}}",
  },
  fields: {
    subject: "Asunto",
    content: "Texto",
    blocks: "Agregar lo nuevo",
    send_at: "Cuándo sale",
  },
  hints: {
    blocks: "Cada parte queda al final de los dos textos.",
    send_at: "Hora de Panamá. Solo si la carta tiene que esperar su día.",
  },
  blocks: {
    events: "Qué hay este mes",
    places: "Nuevo en la guía",
    posts: "Del blog",
    tides: "Mareas del mes",
    season: "La temporada",
  },
  acts: {
    save: "Guardar el borrador",
    correct: "Guardar la corrección",
    preview: "Vista previa",
    schedule: "Dejarla para su día",
    reschedule: "Cambiar el día",
    publish: "Publicarla ya",
    stop: "No mandarla",
    delete: "Borrar el borrador",
  },
  asSeen: "Así la van a ver",
  problems: {
    subject: "Escribe el asunto también en este idioma",
    longSubject: "Es muy largo: máximo 120 letras",
    content: "Escribe la carta también en este idioma",
    tooHeavy: "Es muy larga para una carta: máximo 100 KB",
    moment: "Pon un día y una hora",
    past: "Elige un momento que todavía no haya pasado",
  },
  notices: {
    stale: {
      title: "Alguien más cambió esta carta",
      text: "No se perdió nada de lo tuyo. Guarda otra vez si quieres que quede tu texto.",
    },
    failed: { title: "No se guardó", text: "Lo que escribiste sigue aquí. Prueba otra vez." },
  },
  draft: {
    subject: "Cambutal en {{month}}",
    opening: "Así viene {{month}} en Cambutal.",
    high: "La marea más alta de día: {{date}}, {{time}}, {{height}}",
    low: "La marea más baja de día: {{date}}, {{time}}, {{height}}",
  },
  readers: {
    title: "Quiénes la leen",
    confirmed: "Confirmados",
    waiting: "Falta su clic",
    left: "Se salieron",
    sum: "En total",
    curve_one: "{{count}} persona en la lista al final de {{last}}; la lista empezó en {{first}}.",
    curve_other: "{{count}} personas en la lista al final de {{last}}; la lista empezó en {{first}}.",
    noCurve: "Nadie ha confirmado su correo todavía.",
    byMonth: "Mes por mes",
    export: "Exportar la lista (CSV)",
  },
  missing: {
    subject: "Este mes no hay carta lista",
    text: "Ya pasó el 25 y ninguna carta espera su día. Empezar una toma un clic: ya trae lo nuevo y tú la recortas.",
    button: "Empezar una carta",
  },
  archive: { title: "Las cartas hasta ahora", feed: "Las cartas como feed (Atom)" },
} satisfies typeof english;
