import { useWords } from "../../components/site/words";
import type { RowNote } from "../../forms/imports/import-row";
import type { ImportRowView, ShownImport } from "../../forms/imports/import-view";
import { type ImportVerdict, type RowKind, verdicts } from "../../rules/imports/import-states";
import { submissionPath } from "../../rules/review/submission-path";
import { queryPath } from "../../rules/site/query-path";
import { Badge, type BadgeTone } from "../../ui/badge";
import { FilterChips } from "../../ui/filter-chips";
import { Link } from "../../ui/link";
import { Pagination } from "../../ui/pagination";
import { TitledSection } from "../../ui/titled-section";
import { problemText } from "../forms/form-state";
import { useImportedName } from "./import-columns";

const tones: Record<ImportVerdict, BadgeTone> = {
  new: "approved",
  change: "pending",
  same: "neutral",
  kept: "info",
  duplicate: "pending",
  twice: "rejected",
  refused: "rejected",
};

const leftOutStatuses = ["draft", "pending", "private", "future", "trash", "password"] as const;

/** Every row of the file, with its outcome and remarks. */
export function ImportRows({ shown }: { shown: ShownImport }) {
  const { t, localPath } = useWords();
  const { record, counts, verdict, after, next, rows } = shown;
  const hrefOf = (show: string | null, behind?: number) =>
    localPath(queryPath("/admin/import", { import: record.id, show, after: behind ? String(behind) : null }));
  const numberOf = (one: ImportVerdict) =>
    counts.reduce((sum, { verdict, count }) => sum + (verdict === one ? count : 0), 0);
  const found = verdicts.filter((one) => numberOf(one) > 0);
  const chips = [
    { href: hrefOf(null), label: t("studioImport.rows.all"), count: record.row_count, current: !verdict },
    ...found.map((one) => ({
      href: hrefOf(one),
      label: t(`studioImport.verdicts.${one}`),
      count: numberOf(one),
      current: verdict === one,
    })),
  ];
  return (
    <TitledSection className="grid gap-4" titleId="import-rows" title={t("studioImport.rows.title")}>
      <FilterChips label={t("studioImport.rows.title")} chips={chips} />
      {rows.length === 0 && <p role="status">{t("studioImport.rows.none")}</p>}
      <ul className="border-b border-line">
        {rows.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </ul>
      <Pagination
        label={t("studioImport.rows.title")}
        next={next ? { href: hrefOf(verdict, next), label: t("studioImport.rows.more") } : undefined}
        first={after > 0 ? { href: hrefOf(verdict), label: t("studioImport.rows.first") } : undefined}
      />
    </TitledSection>
  );
}

function Row({ row }: { row: ImportRowView }) {
  const { t, localPath } = useWords();
  const { number, kind, name, verdict, outcome, made_id, notes, pictures } = row;
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm text-muted">{t("studioImport.rows.number", { number })}</span>
        <b className="wrap-anywhere">{name || t("studioImport.rows.untitled")}</b>
        <Badge tone={tones[verdict]}>
          {outcome ? t(`studioImport.outcomes.${outcome}`) : t(`studioImport.verdicts.${verdict}`)}
        </Badge>
        {made_id && (
          <Link
            className="more"
            href={localPath(submissionPath(kind, made_id))}
            aria-label={`${t("studioImport.rows.open")}: ${name}`}
          >
            {t("studioImport.rows.open")}
          </Link>
        )}
      </div>
      <ul className="grid gap-1 text-sm">
        {notes.map((note) => (
          <li className="wrap-anywhere" key={JSON.stringify(note)}>
            <Note note={note} kind={kind} />
          </li>
        ))}
        {pictures.length > 0 && (
          <li className="text-muted">{t("studioImport.rows.pictures", { count: pictures.length })}</li>
        )}
      </ul>
    </li>
  );
}

function Note({ note, kind }: { note: RowNote; kind: RowKind }) {
  const { t, localPath } = useWords();
  const fieldName = useImportedName(kind);
  if (note.about === "duplicate")
    return (
      <Link href={localPath(submissionPath(note.kind, note.id))}>
        {t("studioImport.notes.duplicate", { name: note.name })}
      </Link>
    );
  if (note.about === "unknown") return t("studioImport.notes.unknown", { text: note.text });
  if (note.about === "series" || note.about === "dates")
    return t(`studioImport.notes.${note.about}`, { text: note.text });
  if (note.about === "unpublished") {
    const status = leftOutStatuses.find((one) => one === note.text) ?? "other";
    return t("studioImport.notes.unpublished", { status: t(`studioImport.leftOut.${status}`) });
  }
  if (saysText(note)) return t(`studioImport.notes.${note.about}`, { text: note.text });
  if (!("field" in note)) return t(`studioImport.notes.${note.about}`);
  const field = fieldName(note.field);
  if (note.about === "wrong" || note.about === "leftOut") {
    const said = note.text ? note.about : (`${note.about}Empty` as const);
    return t(`studioImport.notes.${said}`, { field, text: note.text, problem: problemText(t, note.problem) });
  }
  if (note.about === "read" && !note.text)
    return t("studioImport.notes.readEmpty", { field, becomes: note.becomes });
  if (note.about === "read")
    return t("studioImport.notes.read", { field, text: note.text, becomes: note.becomes });
  return t(`studioImport.notes.${note.about}`, { field, text: note.text });
}

const ofText = ["rest", "shortcodes", "comments", "refused", "dateOff", "dateChanged"] as const;
type TextNote = Extract<RowNote, { about: (typeof ofText)[number] }>;

function saysText(note: RowNote): note is TextNote {
  return ofText.some((about) => about === note.about);
}
