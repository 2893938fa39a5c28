import type { exports as english } from "../en/exports";

export const exports = {
  title: "Exportar",
  lead: "Todo lo que dice la guía, en archivos que otros programas leen. Las tablas no llevan fórmulas.",
  formats: { csv: "CSV", json: "JSON", ics: "iCalendar", zip: "ZIP" },
  part: "ZIP {{part}} de {{parts}}",
  file: "{{format}}: {{kind}}",
  none: "Todavía no hay.",
  all: "Todo en un archivo",
  allText:
    "Lugares, eventos, series, artículos, páginas y lo que se sabe de cada foto, sin las personas a quienes pertenecen.",
  backup:
    "Estos archivos no son un respaldo: no llevan cuentas, registro ni borradores. Eso lo guarda quien opera la guía con npm run backup.",
} satisfies typeof english;
