import { fetchAhead } from "./ahead";
import { moveThroughMonth } from "./calendar-keys";
import { openDialogs } from "./dialogs";
import { keepFresh } from "./fresh";
import { rememberLanguage } from "./language";
import { sendLetterInPlace } from "./letter";
import { turnPhotos } from "./photos";
import { carryPicture } from "./picture";

/** What every page gains by scripts. Each is whole and works without. */
export function livenPage(): void {
  rememberLanguage();
  openDialogs();
  moveThroughMonth();
  sendLetterInPlace();
  keepFresh();
  fetchAhead();
  carryPicture();
  turnPhotos();
}
