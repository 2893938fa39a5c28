import { pictureKeysOf } from "../../../rules/pictures/picture-address";
import type { PictureFacts } from "../../../rules/pictures/picture-sources";
import { picturesOfPost } from "../../../rules/posts/post-pictures";
import { type PostCard, type PostCardRow, shownIn, viewPostCard } from "../../../rules/posts/post-view";
import { type PreparedPost, preparePost } from "../../../rules/posts/prepared-post";
import type { RenderedPost } from "../../../rules/posts/rendered-post";
import { type Language, otherLanguage } from "../../../rules/site/language";
import type { Services } from "../../context";
import { ask } from "../../db/database";
import { type Mention, selectMentioned } from "../../db/posts/post-mentions";
import { selectPictures } from "../../db/posts/post-pictures";
import { lostLinks } from "./lost-links";

type WrittenPost = Omit<PostCardRow, "openings"> & { content: string };

/** A post as its page would show it in one language. */
export type PostPreview = {
  language: Language;
  post: PostCard;
  text: RenderedPost & { lang: Language };
  mentions: Mention[];
  /** Links to nothing public. */
  lost: string[];
};

/** Renders the form like a saved post, with its pictures. */
export async function preparedForm(
  { db }: Pick<Services, "db">,
  post: WrittenPost,
): Promise<{ prepared: PreparedPost; mentions: Mention[] }> {
  const plain = preparePost(post);
  const keys = pictureKeysOf(picturesOfPost(post));
  const [facts, ...mentions] = await ask(db, [
    selectPictures(db, keys),
    ...selectMentioned(db, plain.mentions),
  ]);
  const pictures = facts as PictureFacts[];
  const prepared = pictures.length > 0 ? preparePost(post, pictures) : plain;
  return { prepared, mentions: (mentions as Mention[][]).flat() };
}

/** In each of its languages, the reader's first. */
export function previewsOf(
  post: WrittenPost,
  { prepared, mentions }: { prepared: PreparedPost; mentions: Mention[] },
  wanted: Language,
): PostPreview[] {
  const row = { ...post, ...prepared };
  const inBoth = [wanted, otherLanguage(wanted)].filter((language) => prepared.shown[language]);
  return inBoth.map((language) => ({
    language,
    post: viewPostCard(row, language),
    text: shownIn(row, language),
    mentions,
    lost: lostLinks(prepared, mentions),
  }));
}
