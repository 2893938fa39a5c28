import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HydrationProvider } from "./components/site/hydration";
import { WordsProvider } from "./components/site/words";
import { editedAt } from "./rules/places/paths";
import { handedWords, wordsOfScreen } from "./workbench/screen-words";

// Behind a form that was loaded as a page is the list that it stood over, whose words this page doesn't have.
const sentAt = location.pathname;
if (editedAt(sentAt))
  addEventListener("popstate", () => {
    if (location.pathname !== sentAt) location.reload();
  });

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
