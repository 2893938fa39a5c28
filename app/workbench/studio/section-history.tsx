import { useWords } from "../../components/site/words";
import type { SectionHistory, ShownVersion } from "../../forms/content/section-view";
import type { Language } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Link } from "../../ui/link";
import { FormToken } from "../forms/form-token";
import { LogLink } from "../review/log-link";
import { RelativeTime } from "../review/relative-time";
import { SectionChanges } from "./section-changes";

type Place = { page_path: string; section_name: string };
type Props = { history: SectionHistory; place: Place; language: Language; now: Date };

/** Every version of a section, each with its changes and a button to restore it. */
export function SectionHistoryList({ history, place, language, now }: Props) {
  const { t, localPath } = useWords();
  const { versions, older, isNewest } = history;
  const hrefOf = (number?: string) =>
    localPath(queryPath("/admin/content", { ...place, [`older_${language}`]: number }));
  return (
    <details className="studio-history" open={!isNewest}>
      <summary className="more">{t("studio.history.title")}</summary>
      {versions.length === 0 && <p className="hint">{t("studio.history.none")}</p>}
      <ol className="mt-2">
        {versions.map((version) => (
          <Version key={version.number} version={version} place={place} now={now} />
        ))}
      </ol>
      <p className="flex flex-wrap gap-4">
        {older !== null && <Link href={hrefOf(String(older))}>{t("studio.history.older")}</Link>}
        {!isNewest && <Link href={hrefOf()}>{t("studio.history.newest")}</Link>}
        <LogLink kind="section" id={`${place.page_path} ${place.section_name}`} />
      </p>
    </details>
  );
}

function Version({ version, place, now }: { version: ShownVersion; place: Place; now: Date }) {
  const { t } = useWords();
  const { number, act, at, author, changes, isPublic, hasText } = version;
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <b>{t("studio.history.line", { number, act: t(`studio.history.acts.${act}`) })}</b>
        {isPublic && <Badge tone="approved">{t("studio.history.public")}</Badge>}
        <span className="text-muted">
          {t("studio.history.by", { name: author ?? t("studio.history.somebody") })} ·{" "}
          <RelativeTime instant={at} now={now} />
        </span>
      </p>
      <details>
        <summary className="hint">{t("studio.history.diff")}</summary>
        <SectionChanges changes={changes} />
      </details>
      {isPublic || !hasText ? null : (
        <form method="post">
          <FormToken
            fields={{ page_path: place.page_path, section_name: place.section_name, revision: number }}
          />
          <Button intent="restore" variant="secondary" size="small" icon="undo">
            {t(act === "draft" ? "studio.history.backDraft" : "studio.history.back")}
          </Button>
        </form>
      )}
    </li>
  );
}
