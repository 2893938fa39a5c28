import { data } from "react-router";
import type { PictureAnswer } from "../../../forms/pictures/picture-answer";
import { message } from "../../../forms/site/parse";
import { addressOfKey, type PicturePlace, pictureAt } from "../../../rules/pictures/picture-address";
import { pictureWordsVersion } from "../../../rules/pictures/picture-words-version";
import { servicesContext } from "../../context";
import { selectImage } from "../../db/pictures/pictures";
import { isStale } from "../../db/site/audit-log";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import type { SignedInForm } from "../../http/submitted-form";
import { saveAltText } from "../../operations/content/save-alt-text";
import { deleteImage, restoreImage } from "../../operations/pictures/delete-picture";
import { replaceImage } from "../../operations/pictures/replace-picture";
import { storeImages } from "../../operations/pictures/store-pictures";
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

/** Uploads, describes, replaces, deletes or restores pictures; taken once. */
export function answerPictures(submitted: SignedInForm) {
  const intent = textField(submitted.form, "intent");
  if (!isIntent(intent)) throw data(null, 400);
  return takeOnce<unknown>(submitted, () => answer(submitted, intent));
}

const isIntent = (intent: string): intent is Intent => Object.hasOwn(failedToasts, intent);

async function answer(submitted: SignedInForm, intent: Intent) {
  const toast = failedToasts[intent];
  const key = textField(submitted.form, "key") || null;
  try {
    return await acts[intent](submitted);
  } catch (error) {
    if (isStale(error)) return back(submitted, 409, { toast, key, notice: "stale" });
    if (!(error instanceof Error)) throw error;
    const { status, headers } = failureStatus(error);
    return back(submitted, status, { toast, key, notice: "failed" }, headers);
  }
}

const acts: Record<Intent, (submitted: SignedInForm) => Promise<unknown>> = {
  async upload(submitted) {
    const files = filesIn(submitted.form);
    if (files.length === 0)
      return back(submitted, 400, {
        toast: "uploadFailed",
        problem: message("studioPictures.problems.none"),
      });
    const { images } = await storeImages(
      servicesOf(submitted),
      submitted.viewer,
      files,
      "pages",
      actIn(submitted).sender,
    );
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
      return back(submitted, 400, { toast: stored > 0 ? "uploadedPartly" : "uploadFailed", stored, refused });
    return actIn(submitted).done();
  },
  async words(submitted) {
    const at = placeIn(submitted.form);
    const services = servicesOf(submitted);
    const [currentRow] = await selectImage(services.db, at);
    if (!currentRow) throw gone();
    const isSaid =
      !isOvertaken(submitted.form, pictureWordsVersion(currentRow)) &&
      (await saveAltText(services, actIn(submitted).sender, at, currentRow, typedWords(submitted.form))).ok;
    return isSaid
      ? actIn(submitted).done()
      : back(submitted, 409, { toast: "imageNotSaved", key: at.key, notice: "stale" });
  },
  async replace(submitted) {
    const at = placeIn(submitted.form);
    const [file] = filesIn(submitted.form);
    const problem = (text: PictureAnswer["problem"]) =>
      back(submitted, 400, { toast: "uploadFailed", key: at.key, problem: text });
    if (!file) return problem("studioPictures.problems.none");
    const replaced = await replaceImage(servicesOf(submitted), actIn(submitted).sender, at, file);
    if (replaced.ok) return actIn(submitted).done();
    if (replaced.problem === "notFound") throw gone();
    if (replaced.problem === "stale")
      return back(submitted, 409, { toast: "uploadFailed", key: at.key, notice: "stale" });
    return problem(`submission.pictures.problems.${replaced.problem}`);
  },
  async delete(submitted) {
    const at = placeIn(submitted.form);
    const deleted = await deleteImage(
      servicesOf(submitted),
      { ...submitted.viewer, ...actIn(submitted).sender },
      at,
    );
    if (deleted.ok) return actIn(submitted).done();
    if (deleted.error === "not found") throw gone();
    const problem = message("studioPictures.problems.inUse");
    return back(submitted, 409, { toast: "imageInUse", key: at.key, problem });
  },
  async restore(submitted) {
    const isBack = await restoreImage(
      servicesOf(submitted),
      actIn(submitted).sender,
      placeIn(submitted.form),
    );
    return isBack ? actIn(submitted).done() : back(submitted, 409, { toast: "imageNotRestored" });
  },
};

/** By key or by address. */
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

const servicesOf = ({ context }: SignedInForm) => context.get(servicesContext);
const wordsIn = (form: FormData, name: string) => textField(form, name).trim().slice(0, longestWords);
const typedWords = (form: FormData) => ({
  alt_en: wordsIn(form, "alt_en"),
  alt_es: wordsIn(form, "alt_es"),
});

/** The button's act, its toast, and the way back to the same search. */
function actIn(submitted: SignedInForm) {
  const { pathname, search } = submitted.url;
  const intent = textField(submitted.form, "intent") as Intent;
  return actOf(submitted, pathname.replace(/\.data$/, "") + search, doneToasts[intent]);
}

const gone = () => data(null, 404);

function back(
  { form }: SignedInForm,
  status: number,
  more: Partial<PictureAnswer> & Pick<PictureAnswer, "toast">,
  headers: Record<string, string> = {},
) {
  const typed = textField(form, "intent") === "words" ? typedWords(form) : null;
  const pictureAnswer: PictureAnswer = {
    key: null,
    typed,
    problem: null,
    notice: null,
    stored: 0,
    refused: [],
    ...more,
  };
  return data(pictureAnswer, { status, headers: { ...privateCache, ...headers } });
}
