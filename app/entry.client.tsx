import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HydrationProvider } from "./components/site/hydration";
import { WordsProvider } from "./components/site/words";
import { handedWords, wordsOfScreen } from "./workbench/screen-words";

const words = await wordsOfScreen();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydrationProvider words={handedWords()}>
        <WordsProvider words={words}>
          <HydratedRouter />
        </WordsProvider>
      </HydrationProvider>
    </StrictMode>,
  );
});
