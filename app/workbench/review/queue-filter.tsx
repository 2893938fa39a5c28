import { useLocalPath } from "../../components/site/local-path";
import { useWords } from "../../components/site/words";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { statuses } from "../../rules/review/status";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";

type Props = { kinds: readonly ReviewKind[]; kind: string | null; status: string; q: string };

export function QueueFilter({ kinds, kind, status, q }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  return (
    <search>
      <form
        className="grid items-end min-[23rem]:grid-cols-2 gap-3 md:grid-cols-[1fr_1fr_auto] lg:grid-cols-[minmax(16rem,1fr)_12rem_10rem_auto]"
        action={localPath("/admin/submissions")}
        aria-label={t("review.filters")}
      >
        <div className="min-[23rem]:max-md:col-span-2 md:max-lg:col-span-3">
          <Field name="q" label={t("review.search")}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                defaultValue={q}
                placeholder={t("review.searchHint")}
                maxLength={80}
              />
            )}
          </Field>
        </div>
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
        <Button type="submit" variant="secondary" className="min-[23rem]:max-md:col-span-2">
          {t("review.show")}
        </Button>
      </form>
    </search>
  );
}
