import type { studioNotice as english } from "../en/studio-notice";

export const studioNotice = {
  lead: "Una línea sobre todas las páginas públicas, desde un momento hasta otro: la vía está cerrada, no hay agua, tembló en la costa.",
  none: "No hay ningún aviso sobre las páginas.",
  over: "No hay ningún aviso sobre las páginas. El último terminó el {{until}}.",
  now: "El aviso como está",
  states: { on: "En todas las páginas", waiting: "En espera" },
  times: {
    on: "Hasta el {{until}}, hora de Panamá.",
    waiting: "Desde el {{from}} hasta el {{until}}, hora de Panamá.",
  },
  end: { on: "Terminarlo ya", waiting: "Descartarlo" },
  fields: {
    text_en: "En inglés",
    text_es: "En español",
    level: "Qué es",
    from: "Desde",
    until: "Hasta",
  },
  hints: {
    text: "Una o dos líneas cortas: qué pasó y qué hay que hacer.",
    same: "Lo mismo en el otro idioma. Hacen falta los dos.",
    from: "Hora de Panamá. Déjalo vacío para empezar ya.",
    until: "Hora de Panamá. Después se quita solo.",
  },
  levels: {
    info: "Para tu información: no hay agua hasta el mediodía.",
    warning: "Alguien puede salir herido o quedarse varado. Los lectores de pantalla lo dicen enseguida.",
  },
  change: "Cambiarlo o terminarlo",
  save: "Ponerlo en todas las páginas",
  preview: "Vista previa",
  asSeen: "Así lo verán los visitantes",
  problems: {
    text: "Escríbelo también en este idioma",
    long: "Es demasiado largo: como máximo 240 letras",
    level: "Elige qué es",
    moment: "Escribe un día y una hora",
    until: "Di cuándo termina",
    order: "Termina antes de empezar",
    past: "Ese momento ya pasó",
  },
  notices: {
    stale: {
      title: "Otra persona lo cambió",
      text: "No se pierde nada de lo tuyo. Debajo de tu texto está lo que se guardó mientras tanto; guarda otra vez para poner el tuyo.",
    },
    failed: { title: "No se guardó", text: "Aquí está lo que escribiste. Prueba otra vez." },
  },
} satisfies typeof english;
