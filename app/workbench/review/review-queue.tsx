import { useMemo } from "react";
import { useCategoryName } from "../../components/places/category-name";
import { PlacePicture } from "../../components/places/place-picture";
import { usePostCategoryName } from "../../components/posts/category-name";
import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import type { EventType } from "../../rules/places/categories";
import { submissionPath } from "../../rules/places/paths";
import type { ReviewKind } from "../../rules/review/review-kinds";
import type { Status } from "../../rules/review/status";
import { Badge } from "../../ui/badge";
import { Link } from "../../ui/link";
import { RelativeTime } from "./relative-time";
import { type KeyActions, ReviewKeys } from "./review-keys";

export type QueueRowOfList = {
  kind: ReviewKind;
  id: string;
  name: string;
  category: string;
  status: Status;
  waiting_since: number | null;
  reviewed_at: number | null;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  owner: string | null;
};

type Props = { rows: QueueRowOfList[]; now: Date };

/** The queue, one line a submission; j and k go up and down, Enter opens. */
export function ReviewQueue({ rows, now }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const categoryName = useCategoryName();
  const postCategoryName = usePostCategoryName();
  const topicOf = (row: QueueRowOfList) => {
    if (isEvent(row)) return t(`events.type.${row.category as EventType}`);
    return row.kind === "post" ? postCategoryName(row.category) : categoryName(row.category);
  };
  const actions = useMemo<KeyActions>(() => ({ j: () => step(1), k: () => step(-1) }), []);
  return (
    <>
      <ol className="grid" data-queue>
        {rows.map((row) => (
          <li
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 border-t border-line py-4"
            key={row.id}
          >
            <div className="aspect-[4/3] overflow-clip rounded-sm bg-sand">
              <PlacePicture
                url={row.image_url}
                colour={row.image_colour}
                portrait={row.portrait_code ?? generalPortrait[row.kind === "series" ? "event" : row.kind]}
                sizes="5rem"
              />
            </div>
            <div className="grid gap-1">
              <p className="flex flex-wrap items-center gap-2 text-sm text-muted [&_.badge]:whitespace-normal">
                <RowBadge row={row} />
                <span>{[t(`listings.kind.${row.kind}`), topicOf(row)].filter(Boolean).join(" · ")}</span>
              </p>
              <h2 className="text-lg">
                <Link href={localPath(submissionPath(row.kind, row.id))}>{row.name}</Link>
              </h2>
              <p className="text-sm text-muted">
                {t("review.by", { owner: row.owner ?? t("review.nobody") })} · <RowTime row={row} now={now} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="-ml-5 justify-self-start">
        <ReviewKeys actions={actions} />
      </div>
    </>
  );
}

const isEvent = ({ kind }: QueueRowOfList) => kind === "event" || kind === "series";

function RowBadge({ row }: { row: QueueRowOfList }) {
  const { t } = useWords();
  if (row.waiting_since === null)
    return <Badge tone={row.status}>{t(`listings.status.${row.status}`)}</Badge>;
  if (row.status === "approved") return <Badge tone="info">{t("review.isEdit")}</Badge>;
  return <Badge tone="pending">{t("review.isNew")}</Badge>;
}

function RowTime({ row, now }: { row: QueueRowOfList; now: Date }) {
  const instant = row.waiting_since ?? row.reviewed_at;
  return instant === null ? null : <RelativeTime instant={instant} now={now} />;
}

function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>("[data-queue] h2 a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by;
  links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
}
