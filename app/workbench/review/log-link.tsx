import { useWords } from "../../components/site/words";
import { type AuditKind, logPathOf } from "../../rules/review/audit-subject";
import { Link } from "../../ui/link";

export function LogLink({ kind, id }: { kind: AuditKind; id: string }) {
  const { t, localPath } = useWords();
  return (
    <Link className="whitespace-nowrap" href={localPath(logPathOf(kind, id))}>
      {t("log.inLog")}
    </Link>
  );
}
