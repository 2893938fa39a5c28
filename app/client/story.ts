/** The script of the story card page. */

import { reloadAfterBack } from "./reload-after-back";
import { startPage } from "./start-page";

startPage();
reloadAfterBack();
livenStory();

async function livenStory(): Promise<void> {
  try {
    (await import("./story-picture")).shareStoryPicture();
  } catch {}
}
