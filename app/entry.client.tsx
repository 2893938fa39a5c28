import i18next from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { WordsProvider } from "./components/site/words";

const language = document.documentElement.lang === "es" ? "es" : "en";
const catalog = await (language === "es" ? import("./locales/es/index") : import("./locales/en/index"));

await i18next.init({
  lng: language,
  resources: { [language]: { translation: catalog.default } },
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider i18n={i18next}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  );
});
