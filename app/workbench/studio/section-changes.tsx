import { useWords } from "../../components/site/words";
import type { SectionChange } from "../../rules/content/section-diff";
import { BeforeAndAfter } from "../review/before-and-after";

/** Changes are marked by signs and words, not by color alone. */
export function SectionChanges({ changes }: { changes: readonly SectionChange[] }) {
  const { t } = useWords();
  if (changes.length === 0) return <p className="hint">{t("studio.history.same")}</p>;
  return (
    <ul className="grid gap-4">
      {changes.map(({ field, before, after }) => (
        <li className="grid gap-1" key={field}>
          <FieldPath field={field} />
          <BeforeAndAfter before={before} after={after} words="studio.history" />
        </li>
      ))}
    </ul>
  );
}

/** "Cards · surf · Title". */
function FieldPath({ field }: { field: string }) {
  const { t, has } = useWords();
  const names = field.split(".").map((part) => {
    const key = `studio.fields.names.${part}`;
    return has(key) ? t(key as "studio.fields.names.title") : part;
  });
  return <p className="text-sm font-bold">{names.join(" · ")}</p>;
}
