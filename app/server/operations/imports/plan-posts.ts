import { type ImportedPost, type PostColumns, readPostRow } from "../../../forms/imports/post-row";
import type { OldPost } from "../../../rules/imports/wxr-item";
import { pictureKeysOf } from "../../../rules/pictures/picture-address";
import type { PictureFacts } from "../../../rules/pictures/picture-sources";
import type { Known } from "../../../rules/places/likely-duplicates";
import { picturesOfPost } from "../../../rules/posts/post-pictures";
import { openingOf } from "../../../rules/posts/prepared-post";
import { ask } from "../../db/database";
import { type ImportRow, selectLinks } from "../../db/imports/import-rows";
import { selectPostsById } from "../../db/imports/imported-posts";
import type { PostRow } from "../../db/posts/own-posts";
import { selectPictures } from "../../db/posts/post-pictures";
import { selectKnownPosts } from "../../db/review/possible-duplicates";
import type { Services } from "../../services";
import { planChanges } from "./plan-changes";
import type { PlannedPost } from "./planned-post";
import type { Done, PlannedImport, PlannedRow, RowsOfKind } from "./planned-row";
import { takeBackPost } from "./take-back-post";
import { writeImportedPost } from "./write-imported-post";

/** Two round trips, however many posts. */
const plan: RowsOfKind["plan"] = async (services, record, rows, uploaded) => {
  const { db } = services;
  const items = rows.map(({ cells }) => JSON.parse(cells[0] ?? "{}") as OldPost);
  const [links] = await ask(db, [
    selectLinks(
      db,
      record.source,
      "post",
      items.map(({ key }) => key),
    ),
  ]);
  const linkOf = new Map(links.map((link) => [link.key, link]));
  const current = await postsById(
    services,
    links.map(({ made_id }) => made_id),
  );
  const posts = items.map((item) => readPostRow(item, record.language, uploaded));
  const facts = await factsOfPosts(
    services,
    posts.map(({ fields }) => fields),
  );
  return rows.map(({ number, cells }, index): PlannedRow => {
    const item = items[index] as OldPost;
    const link = linkOf.get(item.key);
    const read = posts[index] as ImportedPost;
    const before = link && {
      base: link.fields ?? {},
      id: link.made_id,
      currentRow: current.get(link.made_id ?? "") ?? null,
    };
    const { key, published_at, pictures } = item;
    const change = planChanges<PostRow, PostColumns>(read, before ?? null);
    const planned: PlannedPost = { ...read, ...change, number, key, published_at, facts };
    return {
      ...planned,
      kind: "post",
      cells,
      pictures,
      isReadable: read.fields !== null,
      known: knownAs(planned),
      write: (verdict) => writeImportedPost(services, record, { ...planned, verdict }),
    };
  });
};

const nowhere = { kind: "post", phones: [], latitude: null, longitude: null, starts: null };

const knownAs = ({ number, name, fields }: PlannedPost): Known => ({
  ...nowhere,
  id: String(number),
  name,
  opening: openingOf(fields?.content ?? ""),
});

async function known({ db }: Services): Promise<Known[]> {
  const [posts] = await ask(db, [selectKnownPosts(db)]);
  return posts.map((post) => ({ ...nowhere, ...post }));
}

async function postsById({ db }: Services, ids: readonly (string | null)[]): Promise<Map<string, PostRow>> {
  const wanted = ids.flatMap((id) => id ?? []);
  if (wanted.length === 0) return new Map();
  const [posts] = await ask(db, [selectPostsById(db, wanted)]);
  return new Map(posts.map((post) => [post.id, post]));
}

const factsAtOnce = 100;

/** Pictures of ours in these posts, a chunk per query. */
async function factsOfPosts({ db }: Services, posts: readonly (object | null)[]): Promise<PictureFacts[]> {
  const keys = new Set(posts.flatMap((post) => pictureKeysOf(picturesOfPost(post ?? {}))));
  const all = [...keys];
  const pieces = Array.from({ length: Math.ceil(all.length / factsAtOnce) }, (_, at) =>
    all.slice(at * factsAtOnce, (at + 1) * factsAtOnce),
  );
  const found = await ask(
    db,
    pieces.map((piece) => selectPictures(db, piece)),
  );
  return found.flat();
}

async function back(services: Services, record: PlannedImport, rows: readonly ImportRow[]): Promise<Done[]> {
  const current = await postsById(
    services,
    rows.map(({ made_id }) => made_id),
  );
  const facts = await factsOfPosts(
    services,
    rows.map((row) => ({ ...current.get(row.made_id ?? ""), ...row.before })),
  );
  return rows.map((row) =>
    takeBackPost(services, record, row, current.get(row.made_id ?? "") ?? null, facts),
  );
}

export const postWork: RowsOfKind = { plan, back, known };
