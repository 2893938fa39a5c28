import type { keep as englishKeep, kept as englishKept, unsent as englishUnsent } from "../en/kept";

export const kept = {
  title: "Sin señal.",
  page: "Así estaba {{when}}.",
  twin: "En este teléfono, esta página está solo en inglés, como estaba {{when}}.",
  missing: "Esa página no está en este teléfono. La guía de bolsillo, como estaba {{when}}.",
  without: "Por ahora, sin búsqueda ni formularios.",
  again: "Reintentar",
  pocket: "La guía de bolsillo",
  asOf: "como estaba {{when}}",
  notNow: "lo que está abierto ahora no se muestra",
  needs: "necesita señal",
  today: "hoy a {{time}}",
  yesterday: "ayer a {{time}}",
  earlier: "el {{day}} a {{time}}",
} satisfies typeof englishKept;

export const keep = {
  text: "La señal se pierde en el camino. Guarda la guía de bolsillo y lo que abras desde ahora.",
  button: "Guardar en mi teléfono",
  pocket: "Abrir la guía de bolsillo",
  kept: "Ya está en tu teléfono, con lo que abras desde ahora: hasta 15 MB.",
  forget: "Borrar lo guardado",
  refused: "No se pudo guardar: falta señal o espacio, o la ventana es privada.",
} satisfies typeof englishKeep;

export const unsent = {
  noSignal:
    "Sin señal: no se envió nada. Lo que escribiste sigue aquí. Vuelve a presionar cuando tengas señal.",
  letter: "Sin señal: no se envió. Intenta más tarde.",
  noAnswer: "Lo que escribiste sigue aquí. Se envió, pero no llegó respuesta: presiona otra vez.",
} satisfies typeof englishUnsent;
