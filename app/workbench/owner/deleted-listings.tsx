import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { undoSpan } from "../../rules/places/own-listings";
import { restorePath } from "../../rules/places/paths";
import { atTimeText } from "../../rules/time/panama-time";
import { Notice } from "../../ui/notice";

export type DeletedOfNotice = { kind: string; id: string; name: string; deleted_at: number };

/** Recently deleted listings, with buttons to restore them. */
export function DeletedListings({ listings }: { listings: DeletedOfNotice[] }) {
  const { t, language, localPath } = useWords();
  if (listings.length === 0) return null;
  return (
    <Notice tone="warn" title={t("listings.deleted.title")}>
      <ul className="grid gap-3">
        {listings.map(({ kind, id, name, deleted_at }) => (
          <li className="flex flex-wrap items-center gap-3" key={id}>
            <span>
              {t("listings.deleted.text", {
                name,
                time: atTimeText(new Date(deleted_at + undoSpan), language),
              })}
            </span>
            <form method="post" action={localPath(restorePath(kind, id))}>
              <SubmitButton
                variant="secondary"
                size="small"
                icon="undo"
                aria-label={t("listings.deleted.restoreNamed", { name })}
              >
                {t("listings.deleted.restore")}
              </SubmitButton>
            </form>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
