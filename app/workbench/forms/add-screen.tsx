import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/answer";
import type { ListingKind } from "../../rules/site/slugs";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { PageHero } from "../../ui/page-hero";
import type { Failure } from "./form-notice";
import { NextSteps } from "./next-steps";
import { SubmissionForm } from "./submission-form";

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
