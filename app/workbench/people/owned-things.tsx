import { useWords } from "../../components/site/words";
import type { ReviewKind } from "../../rules/review/review-kinds";
import type { Status } from "../../rules/review/status";
import { submissionPath } from "../../rules/review/submission-path";
import { Badge } from "../../ui/badge";
import { Link } from "../../ui/link";
import { TitledSection } from "../../ui/titled-section";

export type ThingOfPerson = {
  kind: ReviewKind;
  id: string;
  name: string;
  status: Status;
  waiting_since: number | null;
};

/** With links to their review pages. */
export function OwnedThings({ things }: { things: ThingOfPerson[] }) {
  const { t, localPath } = useWords();
  return (
    <TitledSection className="grid gap-3" titleId="things-title" title={t("people.things.title")}>
      {things.length === 0 ? <p className="text-muted">{t("people.things.none")}</p> : null}
      <ul className="grid grid-cols-1">
        {things.map(({ kind, id, name, status, waiting_since }) => (
          <li
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3"
            key={`${kind}:${id}`}
          >
            <Link className="font-bold wrap-anywhere" href={localPath(submissionPath(kind, id))}>
              {name || t("listings.unnamed")}
            </Link>
            <span className="text-sm text-muted">{t(`listings.kind.${kind}`)}</span>
            <Badge tone={status}>{t(`listings.status.${status}`)}</Badge>
            {status === "approved" && waiting_since !== null ? (
              <Badge tone="info">{t("listings.changes.waiting")}</Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
