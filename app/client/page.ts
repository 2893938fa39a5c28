import { fetchAhead } from "./ahead";
import { openDialogs } from "./dialogs";
import { keepFresh } from "./fresh";
import { rememberLanguage } from "./language";
import { sendLetterInPlace } from "./letter";
import { turnPhotos } from "./photos";
import { carryPicture } from "./picture";
import { suggestWhileTyping } from "./search-field";

/** What every page gains by scripts. Each is whole and works without. */
export function livenPage(): void {
  rememberLanguage();
  openDialogs();
  sendLetterInPlace();
  keepFresh();
  fetchAhead();
  carryPicture();
  turnPhotos();
  suggestWhileTyping();
}
