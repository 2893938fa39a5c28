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
    <section className="section">
      <div className="wrap">
        <div className="relative mx-auto grid items-start gap-10 max-lg:max-w-[27rem] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-20">
          <div className="grid gap-6">
            <div className="grid content-center gap-3 max-lg:min-h-24 max-lg:pr-28">
              <h1 className="text-3xl">{title}</h1>
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
          <div className="overflow-clip rounded-xl max-lg:absolute max-lg:top-0 max-lg:right-0 max-lg:size-24 lg:sticky lg:top-24 lg:h-[36rem] no-print">
            <ScenePicture scene="parts/front-desk" card portrait className="size-full bg-sand" />
          </div>
        </div>
      </div>
    </section>
  );
}
