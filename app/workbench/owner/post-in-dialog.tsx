import { useFetcher } from "react-router";
import writingStyles from "../../styles/writing.css?url";
import { type EditAnswer, EditPost, type PostPage } from "../posts/edit-post";
import type { InDialog } from "./in-dialog";

export function PostInDialog({ path, cancel }: InDialog) {
  const { data: page } = useFetcher<PostPage>({ key: path });
  const sender = useFetcher<EditAnswer>();
  if (!page) return null;
  return (
    <>
      <link rel="stylesheet" href={writingStyles} precedence="default" />
      <EditPost {...{ page, sender, cancel }} answer={sender.data} />
    </>
  );
}
