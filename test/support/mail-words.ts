import i18next from "i18next";
import { catalogs } from "../../app/locales/index";

await i18next.init({
  lng: "en",
  resources: { en: { translation: catalogs.en }, es: { translation: catalogs.es } },
  interpolation: { escapeValue: false },
});

/** The words of mail, as the guide has them. */
export const words = (language: "en" | "es") => i18next.getFixedT(language);
