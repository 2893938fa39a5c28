import { useFetcher } from "react-router";
import { useWords } from "../../components/site/words";
import writingStyles from "../../styles/writing.css?url";
import { Button } from "../../ui/button";
import { type EditAnswer, EditPost, type PostPage } from "../posts/edit-post";
import type { InDialog } from "./in-dialog";

export function PostInDialog({ path, onCancel }: InDialog) {
  const { t } = useWords();
  const { data: page } = useFetcher<PostPage>({ key: path });
  const fetcher = useFetcher<EditAnswer>();
  if (!page) return null;
  return (
    <div className="grid gap-5">
      <link rel="stylesheet" href={writingStyles} precedence="default" />
      <EditPost
        page={page}
        answer={fetcher.data}
        sender={fetcher}
        cancel={
          <Button type="button" variant="quiet" onClick={onCancel}>
            {t("listings.cancel")}
          </Button>
        }
      />
    </div>
  );
}
