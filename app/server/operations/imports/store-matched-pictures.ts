import type { RowKind } from "../../../rules/imports/import-states";
import { type FileMatch, matchFiles } from "../../../rules/imports/picture-files";
import { type PictureFolder, pictureAt } from "../../../rules/pictures/picture-address";
import type { ImportPicture } from "../../db/imports/import-pictures";
import type { Services } from "../../services";
import { type StoredImage, storeImages } from "../pictures/store-pictures";

type Problem = Exclude<FileMatch, object> | "leftBehind" | Extract<StoredImage, { ok: false }>["problem"];
export type RefusedPicture = { name: string; problem: Problem };
type KeptPicture = { address: string; key: string; picture: string };
type Matched = { file: File; addresses: string[]; kind: RowKind };

const folders: Record<RowKind, PictureFolder> = {
  restaurant: "restaurants",
  hotel: "hotels",
  activity: "activities",
  business: "businesses",
  event: "events",
  series: "events",
  post: "posts",
};

/** Stores the uploaded pictures that rows name, each where the first of these rows keeps its own. */
export async function storeMatchedPictures(
  services: Services,
  uploader: { id: string },
  files: readonly File[],
  named: readonly ImportPicture[],
): Promise<{ pictures: KeptPicture[]; refused: RefusedPicture[] }> {
  const { matched, refused } = matchedFiles(files, named);
  const pictures: KeptPicture[] = [];
  for (const [folder, some] of Map.groupBy(matched, ({ kind }) => folders[kind])) {
    const files = some.map(({ file }) => file);
    const { images } = await storeImages(services, { id: uploader.id, isAdmin: true }, files, folder);
    for (const [index, { file, addresses }] of some.entries()) {
      const image = images[index];
      const place = image?.ok ? pictureAt(image.url) : null;
      if (image?.ok && place)
        pictures.push(...addresses.map((address) => ({ address, key: place.key, picture: image.url })));
      else refused.push({ name: file.name, problem: image?.ok === false ? image.problem : "failed" });
    }
  }
  return { pictures, refused };
}

function matchedFiles(files: readonly File[], named: readonly ImportPicture[]) {
  const made = named.filter(({ made_id }) => made_id !== null);
  const names = files.map(({ name }) => name);
  const addressesOf = (all: readonly ImportPicture[]) => all.map(({ address }) => address);
  const matches = matchFiles(names, addressesOf(made));
  const anywhere = matchFiles(names, addressesOf(named));
  const matched: Matched[] = [];
  const refused: RefusedPicture[] = [];
  for (const [index, file] of files.entries()) {
    const match = matches[index] ?? "unknown";
    if (typeof match === "string") {
      const isLeftBehind = match === "unknown" && anywhere[index] !== "unknown";
      refused.push({ name: file.name, problem: isLeftBehind ? "leftBehind" : match });
      continue;
    }
    const { addresses } = match;
    const kind = made.find(({ address }) => addresses.includes(address))?.kind ?? "post";
    matched.push({ file, addresses, kind });
  }
  return { matched, refused };
}
