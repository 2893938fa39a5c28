import { useWords } from "../../components/site/words";
import { type ExportKind, formatsOf, picturesInZip } from "../../rules/review/export-files";
import { queryPath } from "../../rules/site/query-path";
import { ButtonLink } from "../../ui/button";

type Counted = { kind: ExportKind; count: number };

export function ExportScreen({ counts }: { counts: readonly Counted[] }) {
  const { t, localPath } = useWords();
  const everything = localPath(queryPath("/admin/export", { kind: "all", format: "json" }));
  return (
    <section className="wrap-wide grid grid-cols-1 gap-8 py-8">
      <div className="grid gap-2">
        <h1 className="text-3xl">{t("exports.title")}</h1>
        <p className="max-w-prose text-muted">{t("exports.lead")}</p>
      </div>
      <ul className="grid grid-cols-1 border-b border-line">
        {counts.map((counted) => (
          <ExportLine key={counted.kind} {...counted} />
        ))}
      </ul>
      <div className="grid justify-items-start gap-3">
        <h2 className="text-2xl">{t("exports.all")}</h2>
        <p className="max-w-prose">{t("exports.allText")}</p>
        <ButtonLink href={everything} variant="secondary" icon="download" download="">
          {t("exports.formats.json")}
        </ButtonLink>
        <p className="hint max-w-prose">{t("exports.backup")}</p>
      </div>
    </section>
  );
}

function ExportLine({ kind, count }: Counted) {
  const { t, localPath } = useWords();
  const name = useKindName(kind);
  const hrefOf = (format: string, part?: number) =>
    localPath(queryPath("/admin/export", { kind, format, part: part ? String(part) : undefined }));
  const zips = Math.ceil(count / picturesInZip);
  const files = formatsOf(kind).flatMap((format) =>
    format === "zip"
      ? Array.from({ length: zips }, (_, index) => ({
          href: hrefOf(format, index + 1),
          label: zips > 1 ? t("exports.part", { part: index + 1, parts: zips }) : t("exports.formats.zip"),
        }))
      : [{ href: hrefOf(format), label: t(`exports.formats.${format}`) }],
  );
  return (
    <li className="grid gap-2 border-t border-line py-3 sm:flex sm:items-center sm:justify-between sm:gap-6">
      <h2 className="text-lg">
        {name} <span className="text-muted tabular-nums">{count}</span>
      </h2>
      {count > 0 ? (
        <p className="flex flex-wrap gap-2">
          {files.map(({ href, label }) => (
            <ButtonLink
              key={href}
              href={href}
              variant="secondary"
              size="small"
              download=""
              aria-label={t("exports.file", { format: label, kind: name })}
            >
              {label}
            </ButtonLink>
          ))}
        </p>
      ) : (
        <p className="text-muted">{t("exports.none")}</p>
      )}
    </li>
  );
}

function useKindName(kind: ExportKind): string {
  const { t } = useWords();
  if (kind === "page") return t("studio.nav.content");
  return kind === "picture" ? t("studio.nav.images") : t(`admin.kinds.${kind}`);
}
