import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { WordsProvider } from "./components/site/words";
import { wordsOfScreen } from "./workbench/screen-words";

const words = await wordsOfScreen();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider words={words}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  );
});
