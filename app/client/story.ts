/** The one script of the card to share. */
import { loadForeignAddress } from "./foreign-address";
import { livenPage } from "./page";

livenPage();
loadForeignAddress();
livenStory();

async function livenStory(): Promise<void> {
  try {
    (await import("./story-picture")).sharePictures();
  } catch {}
}
