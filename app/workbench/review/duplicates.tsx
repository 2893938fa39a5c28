import { useWords } from "../../components/site/words";
import type { Duplicate } from "../../rules/places/likely-duplicates";
import { submissionPath } from "../../rules/review/submission-path";
import { Icon } from "../../ui/icon";

/** Similar existing entries, with the reasons. */
export function Duplicates({ duplicates }: { duplicates: Duplicate[] }) {
  const { t, localPath } = useWords();
  if (duplicates.length === 0) return null;
  return (
    <p className="flex gap-2 text-sm text-sun-ink">
      <Icon name="warning" />
      <span>
        {t("review.duplicate")}{" "}
        {duplicates.map(({ kind, id, name, same }, index) => (
          <span key={id}>
            {index > 0 ? "; " : ""}
            <a href={localPath(submissionPath(kind, id))}>{name}</a> (
            {same.map((one) => t(`review.same.${one}`)).join(", ")})
          </span>
        ))}
      </span>
    </p>
  );
}
