/** The one script of the story, a card to share. */

import { livenPage } from "./page";
import { reloadAfterBack } from "./reload-after-back";

livenPage();
reloadAfterBack();
livenStory();

async function livenStory(): Promise<void> {
  try {
    (await import("./story-picture")).shareStoryPicture();
  } catch {}
}
