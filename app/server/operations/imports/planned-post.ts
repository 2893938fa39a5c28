import type { ImportedPost, PostColumns } from "../../../forms/imports/post-row";
import type { PictureFacts } from "../../../rules/pictures/picture-sources";
import type { PostRow } from "../../db/posts/own-posts";
import type { ChangePlan } from "./plan-changes";

export type PlannedPost = Omit<ImportedPost, "notes"> &
  ChangePlan<PostRow, PostColumns> & {
    number: number;
    key: string;
    published_at: number | null;
    facts: readonly PictureFacts[];
  };
