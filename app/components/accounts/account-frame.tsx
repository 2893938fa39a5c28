import type { ReactNode } from "react";
import type { Failure } from "../../forms/accounts/account-answer";
import type { Problems } from "../../forms/site/parse";
import { ErrorSummary } from "../../ui/error-summary";
import { Notice } from "../../ui/notice";
import { ScenePicture } from "../../ui/scene-picture";
import { useWords } from "../site/words";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  failure?: Failure;
  problems?: Problems;
  children?: ReactNode;
};

/** The layout of sign-in and similar pages: one narrow column. */
export function AccountFrame({ title, lead, failure, problems = {}, children }: Props) {
  const { t } = useWords();
  const lines = Object.entries(problems).map(([name, key]) => ({ name, message: t(key) }));
  return (
    <section className="wrap grid items-start pb-14 max-lg:px-0 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-20 lg:pt-12 lg:pb-24">
      <div className="max-lg:relative max-lg:order-1 max-lg:-mt-[4vw] max-lg:rounded-t-[4vw] max-lg:bg-paper max-lg:pt-6">
        <div className="mx-auto grid gap-6 max-lg:max-w-[29rem] max-lg:px-[var(--gutter)]">
          <div className="grid gap-3">
            <h1 className="lg:text-3xl">{title}</h1>
            {lead ? <p className="lead">{lead}</p> : null}
          </div>
          {failure ? (
            // biome-ignore lint/a11y/noAutofocus: the page is shown again because of this field
            <div className="rounded-lg" tabIndex={-1} autoFocus>
              <Notice tone="error" role="alert" title={failure.title && t(failure.title)}>
                <p>{t(failure.key, { count: failure.count, provider: failure.provider })}</p>
              </Notice>
            </div>
          ) : null}
          <ErrorSummary title={t("account.problems.summary")} problems={lines} isFocused />
          {children}
        </div>
      </div>
      <div className="overflow-clip max-lg:h-[49vw] lg:sticky lg:top-24 lg:h-[36rem] lg:rounded-xl no-print">
        <ScenePicture scene="parts/member-card" hero card priority className="size-full bg-sand" />
      </div>
    </section>
  );
}
