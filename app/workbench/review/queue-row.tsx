import { useCategoryName } from "../../components/places/category-name";
import { PlacePicture } from "../../components/places/place-picture";
import { usePostCategoryName } from "../../components/posts/category-name";
import { useWords } from "../../components/site/words";
import { isSentBefore } from "../../rules/accounts/account-takeover";
import type { EventType } from "../../rules/events/event-types";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { excerpt } from "../../rules/places/excerpt";
import type { Duplicate } from "../../rules/places/likely-duplicates";
import { kindAndCategory } from "../../rules/places/listing-texts";
import type { ReviewKind } from "../../rules/review/review-kinds";
import type { Status } from "../../rules/review/status";
import { submissionPath } from "../../rules/review/submission-path";
import type { Language } from "../../rules/site/language";
import { Badge } from "../../ui/badge";
import { Link } from "../../ui/link";
import { useFieldName } from "../forms/use-field-name";
import { Duplicates } from "./duplicates";
import { QueueActions } from "./queue-actions";
import { RelativeTime } from "./relative-time";

export type QueueRowOfList = {
  kind: ReviewKind;
  id: string;
  name: string;
  category: string;
  status: Status;
  language: Language;
  waiting_since: number | null;
  reviewed_at: number | null;
  updated_at: number;
  image_url: string | null;
  image_colour: number | null;
  portrait_code: string | null;
  excerpt: string;
  changed: string[];
  owner: string | null;
  /** When the account was taken over by the person who controls its mailbox. */
  taken_over_at: number | null;
  earlier: string | null;
  duplicates: Duplicate[];
};

/** The id of the form for deciding on several; its checkboxes are in the rows. */
export const severalForm = "several";

type Props = { row: QueueRowOfList; now: Date; next: string; isTicked: boolean };

export function QueueRow({ row, now, next, isTicked }: Props) {
  const { t, language, localPath } = useWords();
  const kindName = useKindName(row);
  const { kind, id, name, owner, waiting_since, reviewed_at } = row;
  const instant = waiting_since ?? reviewed_at;
  return (
    <li
      className="grid grid-cols-[1.75rem_4rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-t border-line py-5 sm:grid-cols-[1.75rem_8rem_minmax(0,1fr)] md:grid-cols-[1.75rem_8rem_minmax(0,1fr)_15rem]"
      data-queue-row
    >
      <div className="choice py-0!">
        {waiting_since === null ? null : (
          <>
            <input
              type="checkbox"
              form={severalForm}
              name="item"
              value={`${kind}:${id}`}
              defaultChecked={isTicked}
              aria-label={t("review.tick", { name })}
            />
            <input type="hidden" form={severalForm} name={`version.${kind}:${id}`} value={row.updated_at} />
          </>
        )}
      </div>
      <div className="aspect-[4/3] overflow-clip rounded-sm bg-sand">
        <PlacePicture
          url={row.image_url}
          colour={row.image_colour}
          portrait={row.portrait_code ?? generalPortrait[kind === "series" ? "event" : kind]}
          sizes="8rem"
        />
      </div>
      <div className="grid grid-cols-1 gap-1.5 [&_.badge]:whitespace-normal">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <RowBadge row={row} />
          <span>{kindName}</span>
        </p>
        <h2 className="text-lg wrap-anywhere" lang={row.language === language ? undefined : row.language}>
          <Link href={localPath(submissionPath(kind, id))}>{name || t("listings.unnamed")}</Link>
        </h2>
        <p className="text-sm text-muted">
          {t("review.by", { owner: owner ?? t("review.nobody") })}
          {instant === null ? null : (
            <>
              {", "}
              <RelativeTime instant={instant} now={now} />
            </>
          )}
        </p>
        <Said row={row} />
      </div>
      {waiting_since === null ? null : (
        <div className="max-md:col-span-full">
          <QueueActions row={row} next={next} />
        </div>
      )}
    </li>
  );
}

function useKindName({ kind, category }: QueueRowOfList): string {
  const { t } = useWords();
  const categoryName = useCategoryName();
  const postCategoryName = usePostCategoryName();
  const kindName = t(`listings.kind.${kind}`);
  const isEvent = kind === "event" || kind === "series";
  const nameOf = kind === "post" ? postCategoryName : categoryName;
  return kindAndCategory(kindName, isEvent ? t(`events.type.${category as EventType}`) : nameOf(category));
}

function RowBadge({ row }: { row: QueueRowOfList }) {
  const { t } = useWords();
  if (row.waiting_since === null)
    return <Badge tone={row.status}>{t(`listings.status.${row.status}`)}</Badge>;
  return (
    <>
      {row.status === "approved" ? (
        <Badge tone="info">{t("review.isEdit")}</Badge>
      ) : (
        <Badge tone="pending">{t("review.isNew")}</Badge>
      )}
      {row.earlier === null ? null : <Badge>{t("review.again")}</Badge>}
      {isSentBefore(row.waiting_since, row.taken_over_at) ? (
        <Badge tone="info">{t("review.sentBefore")}</Badge>
      ) : null}
    </>
  );
}

/** What was submitted or changed, why it was rejected before, and possible duplicates. */
function Said({ row }: { row: QueueRowOfList }) {
  const { t } = useWords();
  const fieldName = useFieldName(row.kind);
  const changed = [...new Set(row.changed.map((field) => fieldName(field)))];
  return (
    <>
      {row.status === "approved" && changed.length > 0 ? (
        <p>{t("review.changes", { fields: changed.join(", ") })}</p>
      ) : (
        <p className="clamp-2" lang={row.language}>
          {excerpt(row.excerpt)}
        </p>
      )}
      {row.earlier === null ? null : (
        <p className="clamp-2 text-sm whitespace-pre-line text-muted">
          {row.earlier ? t("review.againNote", { note: row.earlier }) : t("review.againBare")}
        </p>
      )}
      <Duplicates duplicates={row.duplicates} />
    </>
  );
}
