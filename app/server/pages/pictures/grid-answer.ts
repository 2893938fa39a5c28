import { data } from "react-router";
import { message } from "../../../forms/parse";
import type { PictureAnswer } from "../../../forms/picture-grid";
import { wordsVersion } from "../../../rules/content/picture-words";
import { addressOfKey, type PicturePlace, pictureAt } from "../../../rules/pictures/picture-address";
import { servicesContext } from "../../context";
import { selectImage } from "../../db/pictures/images";
import { isStale } from "../../db/site/audit-log";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import type { OwnSent } from "../../http/sent-form";
import { replaceImage } from "../../operations/content/replace-picture";
import { sayImage } from "../../operations/content/say-picture";
import { deleteImage, restoreImage } from "../../operations/pictures/delete-image";
import { storeImages } from "../../operations/pictures/store-image";
import { actOf, takeOnce } from "../site/take-once";

const longestWords = 200;
const mostFiles = 20;
const failedToasts = {
  upload: "uploadFailed",
  replace: "uploadFailed",
  delete: "imageNotDeleted",
  words: "imageNotSaved",
  restore: "imageNotRestored",
} as const;
const doneToasts = {
  upload: "imageUploaded",
  replace: "imageReplaced",
  delete: "imageDeleted",
  words: "imageSaid",
  restore: "imageRestored",
} as const;
type Intent = keyof typeof failedToasts;

/** A form of the pictures: some uploaded, one described, put in the place of another, deleted or had back. Sent twice, it is done once. */
export function answerPictures(sent: OwnSent) {
  const intent = textField(sent.form, "intent");
  if (!isIntent(intent)) throw data(null, 400);
  return takeOnce<unknown>(sent, () => answer(sent, intent));
}

const isIntent = (intent: string): intent is Intent => Object.hasOwn(failedToasts, intent);

async function answer(sent: OwnSent, intent: Intent) {
  const toast = failedToasts[intent];
  const key = textField(sent.form, "key") || null;
  try {
    return await acts[intent](sent);
  } catch (error) {
    if (isStale(error)) return back(sent, 409, { toast, key, notice: "stale" });
    if (!(error instanceof Error)) throw error;
    return back(sent, failureStatus(error).status, { toast, key, notice: "failed" });
  }
}

const acts: Record<Intent, (sent: OwnSent) => Promise<unknown>> = {
  async upload(sent) {
    const files = filesIn(sent.form);
    if (files.length === 0)
      return back(sent, 400, { toast: "uploadFailed", problem: message("studioPictures.problems.none") });
    const { images } = await storeImages(servicesOf(sent), sent.viewer, files, "pages", actIn(sent).sender);
    const refused = images.flatMap((image, index) =>
      image.ok
        ? []
        : [
            {
              name: files[index]?.name ?? "",
              problem: message(`submission.pictures.problems.${image.problem}`),
            },
          ],
    );
    const stored = images.length - refused.length;
    if (refused.length > 0)
      return back(sent, 400, { toast: stored > 0 ? "uploadedPartly" : "uploadFailed", stored, refused });
    return actIn(sent).done();
  },
  async words(sent) {
    const at = placeIn(sent.form);
    const services = servicesOf(sent);
    const [currentRow] = await selectImage(services.db, at);
    if (!currentRow) throw gone();
    const isSaid =
      !isOvertaken(sent.form, wordsVersion(currentRow)) &&
      (await sayImage(services, actIn(sent).sender, at, currentRow, typedWords(sent.form))).ok;
    return isSaid
      ? actIn(sent).done()
      : back(sent, 409, { toast: "imageNotSaved", key: at.key, notice: "stale" });
  },
  async replace(sent) {
    const at = placeIn(sent.form);
    const [file] = filesIn(sent.form);
    const problem = (text: PictureAnswer["problem"]) =>
      back(sent, 400, { toast: "uploadFailed", key: at.key, problem: text });
    if (!file) return problem("studioPictures.problems.none");
    const replaced = await replaceImage(servicesOf(sent), actIn(sent).sender, at, file);
    if (replaced.ok) return actIn(sent).done();
    if (replaced.problem === "notFound") throw gone();
    if (replaced.problem === "stale")
      return back(sent, 409, { toast: "uploadFailed", key: at.key, notice: "stale" });
    return problem(`submission.pictures.problems.${replaced.problem}`);
  },
  async delete(sent) {
    const at = placeIn(sent.form);
    const deleted = await deleteImage(servicesOf(sent), { ...sent.viewer, ...actIn(sent).sender }, at);
    if (deleted.ok) return actIn(sent).done();
    if (deleted.error === "not found") throw gone();
    const problem = message("studioPictures.problems.inUse");
    return back(sent, 409, { toast: "imageInUse", key: at.key, problem });
  },
  async restore(sent) {
    const isBack = await restoreImage(servicesOf(sent), actIn(sent).sender, placeIn(sent.form));
    return isBack ? actIn(sent).done() : back(sent, 409, { toast: "imageNotRestored" });
  },
};

/** The whole key, or the address it is shown at. */
function placeIn(form: FormData): PicturePlace {
  const key = textField(form, "key").trim();
  const at = pictureAt(key.startsWith("/images/") ? key : addressOfKey(key));
  if (!at) throw data(null, 404);
  return at;
}

function filesIn(form: FormData): File[] {
  const files = form.getAll("image").filter((one) => one instanceof File);
  return files.filter(({ name, size }) => name !== "" || size > 0).slice(0, mostFiles);
}

const servicesOf = ({ context }: OwnSent) => context.get(servicesContext);
const wordsIn = (form: FormData, name: string) => textField(form, name).trim().slice(0, longestWords);
const typedWords = (form: FormData) => ({
  alt_en: wordsIn(form, "alt_en"),
  alt_es: wordsIn(form, "alt_es"),
});

/** What the button asks for; it leads back to the pictures as they were looked for. */
function actIn(sent: OwnSent) {
  const { pathname, search } = sent.url;
  const intent = textField(sent.form, "intent") as Intent;
  return actOf(sent, pathname.replace(/\.data$/, "") + search, doneToasts[intent]);
}

const gone = () => data(null, 404);

function back(
  { form }: OwnSent,
  status: number,
  more: Partial<PictureAnswer> & Pick<PictureAnswer, "toast">,
) {
  const typed = textField(form, "intent") === "words" ? typedWords(form) : null;
  const told: PictureAnswer = {
    key: null,
    typed,
    problem: null,
    notice: null,
    stored: 0,
    refused: [],
    ...more,
  };
  return data(told, { status, headers: privateCache });
}
