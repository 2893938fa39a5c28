import type { ReactNode } from "react";
import type { FormAnswer } from "../forms/answer";
import type { ListingKind } from "../rules/slugs";
import { ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { PageHero } from "../ui/page-hero";
import type { Failure } from "./form-notice";
import { SubmissionForm } from "./submission-form";
import { useWords } from "./words";

type Props = {
  kind: ListingKind;
  page: { isSignedIn: boolean; signIn: string; token: string };
  answer: FormAnswer | undefined;
  failure: Failure;
  children: ReactNode;
};

/** The page of an add form. Whoever is not signed in is told so; what they have typed already stays. */
export function AddScreen({ kind, page, answer, failure, children }: Props) {
  const { t } = useWords();
  const { isSignedIn, signIn, token } = page;
  return (
    <>
      <PageHero title={t(`submission.${kind}.title`)} subtitle={t(`submission.${kind}.lead`)} />
      <section className="wrap grid items-start gap-16 pb-20 lg:grid-cols-[40rem_1fr]">
        {isSignedIn || answer ? (
          <SubmissionForm answer={answer} token={token} signIn={signIn} failure={failure}>
            {children}
          </SubmissionForm>
        ) : (
          <div className="grid max-w-form justify-items-start gap-5">
            <Notice title={t(`submission.${kind}.signedOutTitle`)}>
              <p>{t(`submission.${kind}.signedOut`)}</p>
            </Notice>
            <ButtonLink href={signIn}>{t("submission.signIn")}</ButtonLink>
          </div>
        )}
        <NextSteps />
      </section>
    </>
  );
}

const steps = ["send", "read", "public"] as const;

/** What happens after the button; on a small screen the sentence beside it says as much. */
function NextSteps() {
  const { t } = useWords();
  return (
    <aside className="sticky top-28 hidden max-w-sm gap-4 rounded-lg border border-line bg-card p-6 lg:grid">
      <h2 className="text-xl">{t("submission.steps.title")}</h2>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li className="flex gap-3" key={step}>
            <span className="grid size-8 flex-none place-items-center rounded-full bg-sea-soft font-bold text-sea-ink">
              {index + 1}
            </span>
            <span>{t(`submission.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
