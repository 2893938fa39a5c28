import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { statuses } from "../../rules/review/status";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";

type Props = { kinds: readonly ReviewKind[]; kind: string | null; status: string };

export function QueueFilter({ kinds, kind, status }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  return (
    <form
      className="flex flex-wrap items-end gap-4"
      action={localPath("/admin/submissions")}
      aria-label={t("review.filters")}
    >
      <Field name="kind" label={t("review.kind")}>
        {(control) => (
          <Select
            {...control}
            defaultValue={kind ?? ""}
            placeholder={t("review.allKinds")}
            options={kinds.map((value) => ({ value, label: t(`listings.kind.${value}`) }))}
          />
        )}
      </Field>
      <Field name="status" label={t("review.status")}>
        {(control) => (
          <Select
            {...control}
            defaultValue={status}
            options={statuses.map((value) => ({ value, label: t(`review.statuses.${value}`) }))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t("review.show")}
      </Button>
    </form>
  );
}
