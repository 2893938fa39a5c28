/** The script of the story card page. */

import { reloadAfterDialog } from "./reload-on-back-from-dialog";
import { startPage } from "./start-page";

startPage();
reloadAfterDialog();
livenStory();

async function livenStory(): Promise<void> {
  try {
    (await import("./story-picture")).shareStoryPicture();
  } catch {}
}
