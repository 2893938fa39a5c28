import { CorrectionNotes } from "../../components/places/correction-notes";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import {
  type CorrectedKind,
  correctionAnchor,
  type Matter,
  wordsFor,
} from "../../rules/review/visitor-corrections";
import type { Language } from "../../rules/site/language";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";

export type OwnCorrection = {
  kind: CorrectedKind;
  id: string;
  what: Matter;
  times: number;
  newest: number;
  notes: { note: string; language: Language }[];
};

type Props = { corrections: OwnCorrection[]; name: string; editHref: string };

export function OwnCorrections({ corrections, name, editHref }: Props) {
  const { t, localPath } = useWords();
  return corrections.map(({ kind, id, what, times, newest, notes }) => {
    const said = t(`corrections.what.${wordsFor(kind)}.${what}`);
    const title = t("corrections.own.says", { count: times, what: said });
    return (
      <div className="mt-4 rounded-lg" key={what} id={correctionAnchor({ kind, id, what })} tabIndex={-1}>
        <Notice tone="warn" title={title}>
          <CorrectionNotes notes={notes} />
          <form
            className="mt-2 flex flex-wrap gap-2"
            method="post"
            action={localPath(`/my-listings/${kind}/${id}/correction`)}
            aria-label={`${name}: ${said}`}
          >
            <input type="hidden" name="what" value={what} />
            <input type="hidden" name="until" value={newest} />
            <ButtonLink
              className="text-ink"
              href={editHref}
              variant="secondary"
              size="small"
              aria-label={t("corrections.own.changeNamed", { name })}
            >
              {t("corrections.own.change")}
            </ButtonLink>
            <SubmitButton variant="secondary" size="small" name="answer" value="right">
              {t("corrections.own.right")}
            </SubmitButton>
            <SubmitButton variant="quiet" size="small" name="answer" value="done">
              {t("corrections.own.done")}
            </SubmitButton>
          </form>
        </Notice>
      </div>
    );
  });
}

export function correctionsOf(all: OwnCorrection[], kind: CorrectedKind, id: string): OwnCorrection[] {
  return all.filter((one) => one.kind === kind && one.id === id);
}
