import { openDialogs } from "./dialogs";
import { keepFresh } from "./fresh";
import { rememberLanguage } from "./language";
import { sendLetterInPlace } from "./letter";
import { turnPhotos } from "./photos";
import { carryPicture } from "./picture";
import { suggestWhileTyping } from "./search-field";
import { startAtTop } from "./top";

const calm = 1000;

/** What every page gains by scripts. Each is whole and works without. */
export function livenPage(): void {
  startAtTop();
  rememberLanguage();
  openDialogs();
  sendLetterInPlace();
  keepFresh();
  if (/^\/(es)?$/.test(location.pathname)) setTimeout(lookAhead, calm);
  carryPicture();
  turnPhotos();
  suggestWhileTyping();
}

/** A second after home has come, its script for that is fetched too. */
async function lookAhead(): Promise<void> {
  try {
    (await import("./ahead")).fetchAhead();
  } catch {}
}
