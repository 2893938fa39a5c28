/** The one script of visitors' pages. Every page is whole and works without it. */
import { fetchAhead } from "./ahead";
import { moveThroughMonth } from "./calendar-keys";
import { openDialogs } from "./dialogs";
import { keepFresh } from "./fresh";
import { rememberLanguage } from "./language";
import { sendLetterInPlace } from "./letter";
import { turnPhotos } from "./photos";
import { carryPicture } from "./picture";

rememberLanguage();
openDialogs();
moveThroughMonth();
sendLetterInPlace();
keepFresh();
fetchAhead();
carryPicture();
turnPhotos();
