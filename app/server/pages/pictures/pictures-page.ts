import { pictureAddress } from "../../../rules/pictures/picture-address";
import { pictureWordsVersion } from "../../../rules/pictures/picture-words-version";
import { undoSpan } from "../../../rules/places/own-listings";
import { encodePageKey } from "../../../rules/site/next-page-key";
import { type Context, servicesContext } from "../../context";
import { ask } from "../../db/database";
import { type GridKey, gridPlaces, selectGrid } from "../../db/pictures/picture-grid";
import { type PictureUse, selectUses } from "../../db/pictures/picture-uses";
import { selectJustDeleted } from "../../db/pictures/pictures";
import { readNextPageKey } from "../../http/next-page-key";

const picturesAtOnce = 24;

/** All pictures with what shows them; those without alternative text first. */
export async function loadGrid(context: Context, url: URL) {
  const { db, now } = context.get(servicesContext);
  const isMissing = url.searchParams.get("missing") === "on";
  const isUnusedOnly = url.searchParams.get("unused") === "on";
  const after: GridKey | null = readNextPageKey(url, ["number", "number", "text"]);
  const slice = { after, limit: picturesAtOnce + 1, isUnusedOnly };
  const others = isMissing ? { ...slice, limit: 0 } : slice;
  const since = new Date(now().getTime() - undoSpan);
  const [deleted, undescribed, described, ...uses] = await ask(db, [
    selectJustDeleted(db, since),
    selectGrid(db, 0, slice),
    selectGrid(db, 1, others),
    ...selectUses(db, gridPlaces(0, slice)),
    ...selectUses(db, gridPlaces(1, others)),
  ]);
  const found = [
    ...undescribed.map((one) => ({ ...one, isSaid: 0 })),
    ...described.map((one) => ({ ...one, isSaid: 1 })),
  ];
  const onPage = found.slice(0, picturesAtOnce);
  const byKey = Map.groupBy(uses.flat() as PictureUse[], ({ key }) => key);
  const last = found.length > onPage.length ? onPage.at(-1) : undefined;
  return {
    isMissing,
    isUnusedOnly,
    deleted,
    pictures: onPage.map((picture) => ({
      ...picture,
      url: pictureAddress(picture),
      version: pictureWordsVersion(picture),
      uses: byKey.get(picture.key) ?? [],
    })),
    next: last ? encodePageKey([last.isSaid, last.created_at, last.key]) : null,
    isFirst: after === null,
  };
}
