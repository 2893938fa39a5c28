/** The script of the story card page. */

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
