import { data } from "react-router";
import { message } from "../../../forms/parse";
import type { PictureAnswer } from "../../../forms/picture-grid";
import { addressOfKey, type PicturePlace, pictureAt } from "../../../rules/pictures/picture-address";
import { servicesContext } from "../../context";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure";
import { redirectWithToast } from "../../http/flash";
import { textField } from "../../http/form-data";
import { formMark } from "../../http/form-mark";
import type { OwnSent } from "../../http/sent-form";
import { replaceImage } from "../../operations/pages/replace-picture";
import { sayImage } from "../../operations/pages/say-picture";
import { deleteImage } from "../../operations/pictures/delete-image";
import { storeImages } from "../../operations/pictures/store-image";

const longestWords = 200;
const mostFiles = 20;
const failedToasts = {
  upload: "uploadFailed",
  replace: "uploadFailed",
  delete: "imageNotDeleted",
  words: "imageNotSaved",
} as const;
type Intent = keyof typeof failedToasts;

/** A form of the pictures: some uploaded, one described, put in the place of another, or deleted. */
export async function answerPictures(sent: OwnSent) {
  const intent = textField(sent.form, "intent");
  if (!Object.hasOwn(failedToasts, intent)) throw data(null, 400);
  try {
    return await acts[intent as Intent](sent);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { status } = failureStatus(error);
    return back(status, { toast: failedToasts[intent as Intent], key: textField(sent.form, "key") || null });
  }
}

const acts: Record<Intent, (sent: OwnSent) => Promise<unknown>> = {
  async upload(sent) {
    const files = filesIn(sent.form);
    if (files.length === 0)
      return back(400, { toast: "uploadFailed", problem: message("studioPictures.problems.none") });
    const { images } = await storeImages(servicesOf(sent), sent.viewer, files, "pages");
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
    if (refused.length > 0) return back(400, { toast: "uploadFailed", refused });
    return done(sent, "imageUploaded");
  },
  async words(sent) {
    const words = { alt_en: wordsIn(sent.form, "alt_en"), alt_es: wordsIn(sent.form, "alt_es") };
    const { ok } = await sayImage(servicesOf(sent), await editorOf(sent), placeIn(sent.form), words);
    return ok ? done(sent, "imageSaid") : gone();
  },
  async replace(sent) {
    const at = placeIn(sent.form);
    const [file] = filesIn(sent.form);
    const problem = (text: PictureAnswer["problem"]) =>
      back(400, { toast: "uploadFailed", key: at.key, problem: text });
    if (!file) return problem("studioPictures.problems.none");
    const replaced = await replaceImage(servicesOf(sent), await editorOf(sent), at, file);
    if (replaced.ok) return done(sent, "imageReplaced");
    if (replaced.problem === "notFound") return gone();
    return problem(`submission.pictures.problems.${replaced.problem}`);
  },
  async delete(sent) {
    const at = placeIn(sent.form);
    const deleted = await deleteImage(servicesOf(sent), sent.viewer, at);
    if (deleted.ok) return done(sent, "imageDeleted");
    if (deleted.error === "not found") return gone();
    return back(409, { toast: "imageNotDeleted", key: at.key, problem: "studioPictures.problems.inUse" });
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

async function editorOf({ url, form, viewer }: OwnSent) {
  return { id: viewer.id, sent: await formMark(url, form) };
}

function gone(): never {
  throw data(null, 404);
}

function back(status: number, more: Partial<PictureAnswer> & Pick<PictureAnswer, "toast">) {
  const answer: PictureAnswer = { key: null, typed: null, problem: null, refused: [], ...more };
  return data(answer, { status, headers: privateCache });
}

function done({ url }: OwnSent, name: string) {
  const path = url.pathname.replace(/\.data$/, "") + url.search;
  return redirectWithToast(path, { name, variant: "default" }, url);
}
