import { type ReactNode, useMemo } from "react";
import { useWords } from "../../components/site/words";
import type { QueueAnswer } from "../../forms/review/review-answer";
import type { ReviewKind } from "../../rules/review/review-kinds";
import { statuses } from "../../rules/review/status";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";
import { QueueRow, type QueueRowOfList } from "./queue-row";
import { QueueSeveral } from "./queue-several";
import { correctionId, type KeyActions, pressKey, ReviewKeys } from "./review-keys";

type Props = {
  rows: QueueRowOfList[];
  now: Date;
  next: string;
  /** Undo stays possible when the queue is empty. */
  canUndo: boolean;
  /** Ticks and text of an action that failed. */
  answer: QueueAnswer | null;
  /** Shown if there are no rows. */
  children: ReactNode;
};

/** j and k move, Enter opens, and each decision has a key. */
export function ReviewQueue({ rows, now, next, canUndo, answer, children }: Props) {
  const actions = useMemo(keyActions, []);
  const hasWaiting = rows.some(({ waiting_since }) => waiting_since !== null);
  return (
    <div className="grid grid-cols-1 gap-4">
      {rows.length > 0 ? (
        <ol className="queue-rows grid min-w-0 grid-cols-1 border-b border-line">
          {rows.map((row) => (
            <QueueRow
              key={row.id}
              row={row}
              now={now}
              next={next}
              isTicked={answer?.ticked.includes(`${row.kind}:${row.id}`) ?? false}
            />
          ))}
        </ol>
      ) : (
        children
      )}
      {rows.length > 0 || canUndo ? (
        <div className="-ml-5 justify-self-start">
          <ReviewKeys actions={actions} />
        </div>
      ) : null}
      {hasWaiting ? <QueueSeveral next={next} answer={answer} /> : null}
    </div>
  );
}

const rowsShown = () => [...document.querySelectorAll<HTMLElement>("[data-queue-row]")];

/** The focused row, or else the first. */
function marked(): HTMLElement | undefined {
  return rowsShown().find((row) => row.contains(document.activeElement)) ?? rowsShown()[0];
}

function keyActions(): KeyActions {
  const inRow = (selector: string) => marked()?.querySelector<HTMLElement>(selector);
  const reason = (number: number) => () => {
    const open = inRow("details[open]");
    open?.querySelectorAll<HTMLElement>("button[name=reason]")[number - 1]?.click();
  };
  return {
    j: () => step(1),
    k: () => step(-1),
    a: () => inRow('[data-act="a"]')?.click(),
    x: () => inRow("input[type=checkbox]")?.click(),
    e: () => {
      const path = inRow("h2 a")?.getAttribute("href");
      if (path) location.assign(`${path}#${correctionId}`);
    },
    r: () => {
      inRow('[data-act="r"]')?.click();
      inRow("details button[name=reason]")?.focus();
    },
    u: pressKey("u"),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [String(number), reason(number)])),
  };
}

function step(by: 1 | -1): void {
  const links = rowsShown().map((row) => row.querySelector<HTMLElement>("h2 a"));
  const at = rowsShown().findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by;
  links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
}

type QueueFilterProps = { kinds: readonly ReviewKind[]; kind: string | null; status: string; q: string };

export function QueueFilter({ kinds, kind, status, q }: QueueFilterProps) {
  const { t, localPath } = useWords();
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
