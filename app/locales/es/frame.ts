import type { frame as english } from "../en/frame";

export const frame = {
  siteName: "Guía de Playa Cambutal",
  brand: "Playa Cambutal",
  skipToContent: "Ir al contenido",
  menu: "Menú",
  mainNavigation: "Principal",
  home: "Inicio",
  links: {
    eat: "Comer",
    stay: "Dormir",
    do: "Qué hacer",
    calendar: "Calendario",
    blog: "Blog",
    info: "Info",
    privacy: "Política de privacidad",
    terms: "Términos de servicio",
    disclosure: "Aviso de afiliados",
  },
  description:
    "Una guía de la playa donde se acaba la carretera: dónde dormir y comer, qué hay esta semana y cómo anda el mar.",
  explore: "Explora",
  contact: "Contacto",
  address: "Playa Cambutal, Tonosí, Los Santos, Panamá",
  writeToUs: "Escríbenos",
  smallPrint: "Letra menuda",
  otherLanguageShort: "EN",
  otherLanguageCode: "en",
  switchLanguage: "See this page in English",
  onlyInEnglish: "only in English",
  onlyInSpanish: "solo en español",
  dismiss: "Cerrar",
} satisfies typeof english;
