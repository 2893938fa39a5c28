import { data } from "react-router";
import { isPictureFolder } from "../../rules/pictures/picture-address";
import { servicesContext } from "../../server/context";
import { isAway } from "../../server/db/database";
import { privateCache } from "../../server/http/cache-headers";
import { readForm, textField } from "../../server/http/form-data";
import { isUnknown } from "../../server/http/guards";
import { viewerIn } from "../../server/http/viewer";
import { type StoredImage, storeImages } from "../../server/operations/pictures/store-pictures";
import type { Route } from "./+types/upload";

type Problem = Extract<StoredImage, { ok: false }>["problem"] | "signedOut";
export type UploadAnswer = { url: string } | { problem: Problem };

export function loader(): never {
  throw data(null, 404);
}

/** Where the scripts of a form send one picture as soon as it is chosen. Without scripts it travels with the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const viewer = viewerIn(context);
  if (!viewer) return isUnknown(context) ? away() : answer({ problem: "signedOut" }, 401);
  const folder = textField(form, "folder");
  const file = form.get("file");
  const isAllowed = isPictureFolder(folder) && (folder !== "pages" || viewer.isAdmin);
  if (!isAllowed || !(file instanceof File)) throw data(null, 400);
  try {
    const editor = folder === "pages" ? { id: viewer.id } : undefined;
    const { images, wait } = await storeImages(services, viewer, [file], folder, editor);
    const [image] = images;
    if (image?.ok) return answer({ url: image.url }, 200);
    if (wait !== null) return answer({ problem: "tooMany" }, 429, { "Retry-After": String(wait) });
    const problem = image?.problem ?? "failed";
    return answer({ problem }, problem === "failed" ? 503 : 400);
  } catch (error) {
    if (!isAway(error)) throw error;
    return away();
  }
}

function away() {
  return answer({ problem: "failed" }, 503, { "Retry-After": "30" });
}

function answer(body: UploadAnswer, status: number, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { ...privateCache, ...headers } });
}
