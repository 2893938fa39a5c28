import type { frame as english } from "../en/frame";

export const frame = {
  siteName: "Guía de Playa Cambutal",
  brand: "Playa Cambutal",
  skipToContent: "Ir al contenido",
  menu: "Menú",
  mainNavigation: "Principal",
  home: "Inicio",
  otherLanguage: "English",
  otherLanguageShort: "EN",
  otherLanguageCode: "en",
  switchLanguage: "See this page in English",
  onlyInEnglish: "only in English",
  onlyInSpanish: "solo en español",
  dismiss: "Cerrar",
} satisfies typeof english;
