import { useWords } from "../../components/site/words";
import type { ImportRecordView } from "../../forms/imports/import-view";
import { queryPath } from "../../rules/site/query-path";
import { minuteInWords } from "../../rules/time/panama-time";
import { Link } from "../../ui/link";
import { TitledSection } from "../../ui/titled-section";

export function PastImports({ past }: { past: ImportRecordView[] }) {
  const { t, language, localPath } = useWords();
  return (
    <TitledSection className="grid gap-4" titleId="past-imports" title={t("studioImport.past.title")}>
      {past.length === 0 && <p className="text-muted">{t("studioImport.past.none")}</p>}
      <ul className="border-b border-line">
        {past.map((record) => (
          <li className="grid gap-1 border-t border-line py-3" key={record.id}>
            <Link className="font-bold" href={localPath(queryPath("/admin/import", { import: record.id }))}>
              {record.source}
            </Link>
            <p className="text-sm text-muted wrap-anywhere">
              {[
                t(`studioImport.kinds.${record.kind}`),
                t("studioImport.past.rows", { count: record.row_count }),
                stateText(t, record),
                minuteInWords(new Date(record.created_at), language),
                record.file_name,
              ].join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export function stateText(t: ReturnType<typeof useWords>["t"], record: ImportRecordView): string {
  return t(`studioImport.states.${record.state}`, { done: record.rows_done, all: record.row_count });
}
