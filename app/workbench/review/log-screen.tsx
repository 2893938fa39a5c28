import { useWords } from "../../components/site/words";
import { type AuditFilter, isFiltered, thingOf } from "../../rules/review/audit-filter";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Pagination } from "../../ui/pagination";
import { ScenePicture } from "../../ui/scene-picture";
import { LogFilter } from "./log-filter";
import { type LineOfLog, LogLine, useThingName } from "./log-line";

type Props = {
  page: {
    filter: AuditFilter;
    person: string | null;
    lines: LineOfLog[];
    next: string | null;
    isFirst: boolean;
  };
};

/** Newest first, with the same entries as a download. */
export function LogScreen({ page: { filter, person, lines, next, isFirst } }: Props) {
  const { t, localPath } = useWords();
  const thingName = useThingName();
  const hrefOf = (more: { page?: string; format?: string } = {}) =>
    localPath(queryPath("/admin/log", { ...filter, ...more }));
  const thing = thingOf(filter.thing);
  const about = thing && (lines.find(({ kind, id }) => kind === thing.kind && id === thing.id) ?? thing);
  return (
    <section className="wrap-wide grid grid-cols-1 gap-6 py-8">
      <div className="grid gap-2">
        <h1 className="text-3xl">{t("log.title")}</h1>
        <p className="max-w-prose text-muted">{t("log.lead")}</p>
      </div>
      <LogFilter filter={filter} person={person} />
      {about ? <p className="wrap-anywhere">{t("log.only", { thing: thingName(about) })}</p> : null}
      <div className="actions">
        {lines.length > 0 ? (
          <ButtonLink href={hrefOf({ format: "csv" })} variant="secondary" size="small" icon="download">
            {t("log.csv")}
          </ButtonLink>
        ) : null}
        {isFiltered(filter) ? (
          <ButtonLink href={localPath("/admin/log")} variant="quiet" size="small">
            {t("log.all")}
          </ButtonLink>
        ) : null}
      </div>
      {lines.length > 0 ? (
        <ol className="grid grid-cols-1 border-b border-line">
          {lines.map((line) => (
            <LogLine key={line.line} line={line} />
          ))}
        </ol>
      ) : (
        <EmptyState
          title={t(isFiltered(filter) ? "log.emptyFilter" : "log.empty")}
          picture={<ScenePicture scene="home" />}
        >
          {isFiltered(filter) ? t("log.emptyHint") : null}
        </EmptyState>
      )}
      <Pagination
        label={t("log.pages")}
        next={next ? { href: hrefOf({ page: next }), label: t("log.next") } : undefined}
        first={isFirst ? undefined : { href: hrefOf(), label: t("log.first") }}
      />
    </section>
  );
}
