import type { UploadField } from "../../../forms/pictures/upload-fields";
import type { PictureFolder } from "../../../rules/pictures/picture-address";
import type { Services } from "../../services";
import { type StoredImage, storeImages, type Uploader } from "./store-pictures";

export type KeptUploads = {
  /** Addresses of stored pictures by field, in the order they were chosen. */
  stored: Record<string, string[]>;
  /** By field and file name. */
  refused: { files: string; name: string; problem: Extract<StoredImage, { ok: false }>["problem"] }[];
  /** Seconds until more may be sent. */
  wait: number | null;
};

/** Stores a form's pictures first, so that they needn't be sent again when the form comes back with an error. */
export async function keepUploads(
  services: Services,
  viewer: Uploader,
  form: FormData,
  fields: readonly UploadField[],
  folder: PictureFolder,
): Promise<KeptUploads> {
  const uploads = fields.flatMap((field) => filesOf(form, field).map((file) => ({ field, file })));
  const kept: KeptUploads = { stored: {}, refused: [], wait: null };
  if (uploads.length === 0) return kept;
  const files = uploads.map(({ file }) => file);
  const { images, wait } = await storeImages(services, viewer, files, folder);
  kept.wait = wait;
  for (const [index, { field, file }] of uploads.entries()) {
    const image = images[index];
    if (image?.ok) kept.stored[field.addresses] = [...(kept.stored[field.addresses] ?? []), image.url];
    else kept.refused.push({ files: field.files, name: file.name, problem: image?.problem ?? "failed" });
  }
  return kept;
}

/** An empty file input sends one nameless empty file. */
function filesOf(form: FormData, { files, isList }: UploadField): File[] {
  const chosen = form
    .getAll(files)
    .filter((file) => file instanceof File)
    .filter(({ name, size }) => name !== "" || size > 0);
  return isList ? chosen : chosen.slice(0, 1);
}
