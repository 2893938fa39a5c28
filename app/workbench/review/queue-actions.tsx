import type { MouseEvent } from "react";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { reviewReasons } from "../../rules/review/field-reasons";
import { submissionPath } from "../../rules/review/submission-path";
import { buttonClass } from "../../ui/button";

type Props = { row: { kind: string; id: string; name: string; updated_at: number }; next: string };

/** Scrolls the opened reasons above the sticky bar. */
const intoSight = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  requestAnimationFrame(() => currentTarget.parentElement?.scrollIntoView({ block: "nearest" }));
};

/** Decides within the queue: one press to approve, two to reject with a reason. */
export function QueueActions({ row, next }: Props) {
  const { t, localPath } = useWords();
  const { kind, id, name, updated_at } = row;
  const path = localPath(submissionPath(kind, id));
  const carried = (
    <>
      <input type="hidden" name="version" value={updated_at} />
      <input type="hidden" name="next" value={next} />
    </>
  );
  return (
    <div className="relative">
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive. */}
        <summary
          className={buttonClass({ variant: "quiet", size: "small" })}
          aria-label={t("review.rejectNamed", { name })}
          data-act="r"
          onClick={intoSight}
        >
          {t("review.rejectShort")}
        </summary>
        <form
          method="post"
          action={path}
          className="mt-3 grid gap-1 rounded-lg border border-line bg-card p-3"
        >
          {carried}
          <input type="hidden" name="intent" value="reject" />
          {reviewReasons.map((reason, index) => (
            <button
              className="flex min-h-11 cursor-pointer items-baseline gap-3 rounded-md px-3 py-2 text-left hover:bg-sea-soft"
              type="submit"
              name="reason"
              value={reason}
              key={reason}
              title={t(`review.reason.${reason}`)}
            >
              <kbd className="max-sm:hidden">{index + 1}</kbd>
              {t(`review.reasonShort.${reason}`)}
            </button>
          ))}
          <a className="px-3 py-2.5 text-sm" href={`${path}#review-decision`}>
            {t("review.rejectOpen")}
          </a>
        </form>
      </details>
      <form method="post" action={path} className="absolute top-0 right-0">
        {carried}
        <SubmitButton
          intent="approve"
          variant="secondary"
          size="small"
          icon="check"
          aria-label={t("review.approveNamed", { name })}
          data-act="a"
        >
          {t("review.approve")}
        </SubmitButton>
      </form>
    </div>
  );
}
