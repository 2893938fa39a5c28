import { data } from "react-router";
import { message } from "../../../forms/parse";
import type { PictureAnswer } from "../../../forms/picture-grid";
import { wordsMark } from "../../../rules/content/picture-words";
import { addressOfKey, type PicturePlace, pictureAt } from "../../../rules/pictures/picture-address";
import { servicesContext } from "../../context";
import { selectImage } from "../../db/pictures/images";
import { isStale } from "../../db/site/audit-log";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import type { OwnSent } from "../../http/sent-form";
import { replaceImage } from "../../operations/content/replace-picture";
import { sayImage } from "../../operations/content/say-picture";
import { deleteImage, restoreImage } from "../../operations/pictures/delete-image";
import { storeImages } from "../../operations/pictures/store-image";
import { senderOf, takeOnce } from "../site/take-once";

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
    const { images } = await storeImages(servicesOf(sent), sent.viewer, files, "pages", editorOf(sent));
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
    return done(sent);
  },
  async words(sent) {
    const at = placeIn(sent.form);
    const services = servicesOf(sent);
    const [seen] = await selectImage(services.db, at);
    if (!seen) throw gone();
    const mark = textField(sent.form, "mark");
    const isSeen = !mark || mark === wordsMark(seen);
    const isSaid = isSeen && (await sayImage(services, editorOf(sent), at, seen, typedWords(sent.form))).ok;
    return isSaid ? done(sent) : back(sent, 409, { toast: "imageNotSaved", key: at.key, notice: "stale" });
  },
  async replace(sent) {
    const at = placeIn(sent.form);
    const [file] = filesIn(sent.form);
    const problem = (text: PictureAnswer["problem"]) =>
      back(sent, 400, { toast: "uploadFailed", key: at.key, problem: text });
    if (!file) return problem("studioPictures.problems.none");
    const replaced = await replaceImage(servicesOf(sent), editorOf(sent), at, file);
    if (replaced.ok) return done(sent);
    if (replaced.problem === "notFound") throw gone();
    if (replaced.problem === "stale")
      return back(sent, 409, { toast: "uploadFailed", key: at.key, notice: "stale" });
    return problem(`submission.pictures.problems.${replaced.problem}`);
  },
  async delete(sent) {
    const at = placeIn(sent.form);
    const deleted = await deleteImage(servicesOf(sent), { ...sent.viewer, ...editorOf(sent) }, at);
    if (deleted.ok) return done(sent);
    if (deleted.error === "not found") throw gone();
    const problem = message("studioPictures.problems.inUse");
    return back(sent, 409, { toast: "imageInUse", key: at.key, problem });
  },
  async restore(sent) {
    const isBack = await restoreImage(servicesOf(sent), editorOf(sent), placeIn(sent.form));
    return isBack ? done(sent) : back(sent, 409, { toast: "imageNotRestored" });
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

/** Who does it, by a form that is answered so once. */
const editorOf = (sent: OwnSent) => senderOf(sent, gridOf(sent), toastOf(sent));

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

const toastOf = ({ form }: OwnSent) => ({
  name: doneToasts[textField(form, "intent") as Intent],
  variant: "default" as const,
});
const gridOf = ({ url }: OwnSent) => url.pathname.replace(/\.data$/, "") + url.search;
const done = (sent: OwnSent) => redirectWithToast(gridOf(sent), toastOf(sent), sent.url);
