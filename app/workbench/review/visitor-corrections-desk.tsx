import { CorrectionNotes } from "../../components/places/correction-notes";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import {
  type CorrectedKind,
  type CorrectionAnswer,
  correctionAnchor,
  type Matter,
  wordsFor,
} from "../../rules/review/visitor-corrections";
import type { Language } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { FilterChips } from "../../ui/filter-chips";
import { Link } from "../../ui/link";
import { Pagination } from "../../ui/pagination";
import { ScenePicture } from "../../ui/scene-picture";
import { type RecentAnswer, RecentCorrectionAnswers, ReopenForm } from "../owner/recent-correction-answers";
import { RelativeTime } from "./relative-time";
import { correctionId } from "./review-keys";

export type CorrectionOfDesk = {
  kind: CorrectedKind;
  id: string;
  what: Matter;
  name: string;
  path: string;
  times: number;
  networks: number;
  newest: number;
  notes: { note: string; language: Language }[];
  answer: CorrectionAnswer | null;
  answered_at: number | null;
  isOwned: boolean;
  isPublic: boolean;
  isReportedClosed: boolean;
  editPath: string;
};

type Props = {
  state: "open" | "answered";
  corrections: CorrectionOfDesk[];
  recent: RecentAnswer[];
  next: string | null;
  isFirst: boolean;
  now: Date;
};

/** One line per thing and matter; what several visitors report as closed comes first. */
export function CorrectionsDesk({ state, corrections, recent, next, isFirst, now }: Props) {
  const { t, localPath } = useWords();
  const hrefOf = (one: Props["state"], page?: string) =>
    localPath(queryPath("/admin/corrections", { state: one === "open" ? null : one, page }));
  const chips = (["open", "answered"] as const).map((one) => ({
    href: hrefOf(one),
    label: t(`corrections.desk.states.${one}`),
    current: one === state,
  }));
  return (
    <section className="wrap-wide grid grid-cols-1 gap-6 py-8">
      <div className="grid gap-2">
        <h1 className="text-3xl">{t("corrections.desk.title")}</h1>
        <p className="max-w-prose text-muted">{t("corrections.desk.lead")}</p>
      </div>
      <FilterChips label={t("corrections.desk.filter")} chips={chips} />
      <RecentCorrectionAnswers answers={recent} />
      {corrections.length > 0 ? (
        <ul className="grid grid-cols-1 border-b border-line">
          {corrections.map((one) => (
            <Line key={`${one.kind}:${one.id}:${one.what}:${one.answered_at}`} correction={one} now={now} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t(emptyTitle(state, isFirst))}
          picture={<ScenePicture scene="home" />}
          action={
            state === "open" && isFirst ? (
              <ButtonLink href={localPath("/admin/submissions")} variant="secondary">
                {t("corrections.desk.toSubmissions")}
              </ButtonLink>
            ) : (
              <ButtonLink href={hrefOf("open")} variant="secondary">
                {t("corrections.desk.toOpen")}
              </ButtonLink>
            )
          }
        >
          {state === "open" && isFirst ? t("corrections.desk.emptyHint") : null}
        </EmptyState>
      )}
      <Pagination
        label={t("corrections.desk.pages")}
        next={next ? { href: hrefOf(state, next), label: t("corrections.desk.next") } : undefined}
        first={isFirst ? undefined : { href: hrefOf(state), label: t("corrections.desk.first") }}
      />
    </section>
  );
}

function emptyTitle(state: Props["state"], isFirst: boolean) {
  if (!isFirst) return "corrections.desk.emptyPage";
  return state === "open" ? "corrections.desk.empty" : "corrections.desk.emptyAnswered";
}

function Line({ correction, now }: { correction: CorrectionOfDesk; now: Date }) {
  const { t, localPath } = useWords();
  const { kind, id, what, name, path, times, networks, newest, notes, answer } = correction;
  const edit = kind === "service" ? correction.editPath : `${correction.editPath}#${correctionId}`;
  return (
    <li
      id={answer === null ? correctionAnchor(correction) : undefined}
      tabIndex={answer === null ? -1 : undefined}
      className="grid grid-cols-1 gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_minmax(15rem,auto)]"
    >
      <div className="grid content-start gap-1">
        {correction.isReportedClosed ? (
          <p>
            <Badge tone="closed">{t("corrections.desk.closed")}</Badge>
          </p>
        ) : null}
        <h2 className="text-lg wrap-anywhere">
          <Link href={localPath(path)}>{name}</Link>
        </h2>
        <p className="font-semibold">{t(`corrections.what.${wordsFor(kind)}.${what}`)}</p>
        <p className="text-sm text-muted">
          {[
            t("corrections.desk.times", { count: times }),
            ...(answer === null ? [t("corrections.desk.networks", { count: networks })] : []),
            ...(correction.isOwned || kind === "service" ? [] : [t("corrections.desk.unowned")]),
          ].join(" · ")}
          {" · "}
          <RelativeTime instant={newest} now={now} />
        </p>
        <CorrectionNotes notes={notes} />
      </div>
      {answer === null ? (
        <form
          className="flex flex-wrap content-start items-start gap-2 md:justify-end"
          method="post"
          aria-label={name}
        >
          <input type="hidden" name="item" value={`${kind}:${id}`} />
          <input type="hidden" name="what" value={what} />
          <input type="hidden" name="until" value={newest} />
          <ButtonLink
            href={localPath(edit)}
            variant="secondary"
            size="small"
            icon="pencil"
            aria-label={t("corrections.desk.editNamed", { name })}
          >
            {t("corrections.desk.edit")}
          </ButtonLink>
          <SubmitButton variant="secondary" size="small" name="answer" value="right">
            {t("corrections.desk.right")}
          </SubmitButton>
          <SubmitButton size="small" name="answer" value="done">
            {t("corrections.desk.done")}
          </SubmitButton>
        </form>
      ) : (
        <Answered correction={correction} answer={answer} now={now} />
      )}
    </li>
  );
}

type AnsweredProps = { correction: CorrectionOfDesk; answer: CorrectionAnswer; now: Date };

/** The answer, which can be undone while the thing is public. */
function Answered({ correction, answer, now }: AnsweredProps) {
  const { t } = useWords();
  const { kind, id, what, name, answered_at, isPublic } = correction;
  const said = t(`corrections.what.${wordsFor(kind)}.${what}`);
  return (
    <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-2 md:justify-end">
      <p className="text-sm text-muted">
        {t(`corrections.answers.${answer}`)}
        {answered_at === null ? null : (
          <>
            {" · "}
            <RelativeTime instant={answered_at} now={now} />
          </>
        )}
      </p>
      {isPublic && answered_at !== null ? (
        <ReopenForm
          of={{ kind, id, what, answered_at }}
          label={t("corrections.desk.reopen")}
          title={t("corrections.desk.reopenNamed", { name, what: said })}
        />
      ) : null}
    </div>
  );
}
