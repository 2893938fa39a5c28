import i18next from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { HydratedRouter } from "react-router/dom";

const language = document.documentElement.lang === "es" ? "es" : "en";
const catalog = await (language === "es" ? import("./locales/es/index") : import("./locales/en/index"));

await i18next.use(initReactI18next).init({
  lng: language,
  resources: { [language]: { translation: catalog.default } },
  interpolation: { escapeValue: false },
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18next}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
