import { foreign } from "../../components/places/place-text";
import { usePostCategoryName } from "../../components/posts/category-name";
import { PostPicture } from "../../components/posts/post-picture";
import { useWords } from "../../components/site/words";
import { kindAndCategory } from "../../rules/places/listing-texts";
import { editPath } from "../../rules/places/paths";
import { type PostCardRow, viewPostCard } from "../../rules/posts/post-view";
import { isPublicPost, type Publication } from "../../rules/posts/publication";
import { changesState } from "../../rules/review/changes-state";
import type { FieldReasons } from "../../rules/review/field-reasons";
import type { Status } from "../../rules/review/status";
import { queryPath } from "../../rules/site/query-path";
import { dateText } from "../../rules/time/panama-time";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { ReviewNote } from "../forms/review-note";
import { EditLink, RemoveLink } from "./card-links";
import { StatusBadges } from "./own-listing-card";

export type OwnPostOfCard = PostCardRow & {
  status: Status;
  publication: Publication;
  review_note: string | null;
  review_reasons: FieldReasons | null;
  waiting_since: number | null;
  pending_changes: number;
  autosaved_at: number | null;
};

export function OwnPostCard({ post }: { post: OwnPostOfCard }) {
  const { t, language, localPath } = useWords();
  const categoryName = usePostCategoryName();
  const view = viewPostCard(post, language);
  const title = view.title.text || t("postForm.drafts.untitled");
  const isDeclined = post.status === "rejected" || changesState(post) === "declined";
  // A post that was only autosaved continues in the form for new posts.
  const edit =
    post.autosaved_at === null
      ? localPath(editPath("post", post.id))
      : queryPath(localPath("/add-blog"), { draft: post.id });
  return (
    <Card
      title={title}
      lang={foreign(view.title, language)}
      heading="h2"
      picture={<PostPicture post={view} sizes="(min-width: 40rem) 22rem, 92vw" />}
      meta={
        <>
          <PostBadges post={post} />
          <Badge>
            {kindAndCategory(t("listings.kind.post"), post.category ? categoryName(post.category) : "")}
          </Badge>
        </>
      }
      footer={
        <div className="own-acts">
          <EditLink href={edit} name={title} />
          <RemoveLink kind="post" id={post.id} name={title} />
        </div>
      }
    >
      <p className="clamp-3" lang={foreign(view.excerpt, language)}>
        {view.excerpt.text}
      </p>
      <p className="mt-2 text-sm">
        {t("listings.created", { date: dateText(new Date(post.created_at), language) })}
      </p>
      {isPublicPost(post) ? (
        <p className="mt-1 text-sm">
          <a href={localPath(`/blog/${post.slug}`)}>{t("listings.view")}</a>
        </p>
      ) : null}
      {isDeclined && <ReviewNote kind="post" note={post.review_note} reasons={post.review_reasons} />}
    </Card>
  );
}

/** A draft isn't waiting for review, so an earlier approval isn't shown. */
function PostBadges({ post }: { post: OwnPostOfCard }) {
  const { t } = useWords();
  if (post.publication === "draft" && post.status !== "rejected")
    return <Badge tone="info">{t("postForm.card.draft")}</Badge>;
  return <StatusBadges listing={post} />;
}
