import { useWords } from "../../components/site/words";
import type { FormAnswer } from "../../forms/site/form-answer";
import type { Typed } from "../../forms/site/parse";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { PageHero } from "../../ui/page-hero";
import { ListingFields } from "./listing-fields";
import { NextSteps } from "./next-steps";
import { PausedAccount } from "./paused-account";
import { PlacePreviewPart } from "./place-preview";
import { SignedOut } from "./signed-out";
import { SubmissionForm } from "./submission-form";

type Props = {
  page: {
    kind: ListingKind;
    isSignedIn: boolean;
    isPaused: boolean;
    signIn: string;
    token: string;
    known: Typed;
  };
  answer: FormAnswer | undefined;
};

/** Shown signed out too, with a notice; what's been typed stays. */
export function AddPlaceScreen({ page, answer }: Props) {
  const { t } = useWords();
  const { kind, isSignedIn, isPaused, signIn, token, known } = page;
  return (
    <>
      <PageHero title={t(`submission.${kind}.title`)} subtitle={t(`submission.${kind}.lead`)} />
      <section className="wrap grid items-start gap-16 pb-20 lg:grid-cols-[40rem_1fr]">
        {isPaused && !answer ? (
          <PausedAccount />
        ) : isSignedIn || answer ? (
          <SubmissionForm kind={kind} answer={answer} token={token} signIn={signIn} known={known}>
            <OtherKind kind={kind} />
            <ListingFields kind={kind} />
            <PlacePreviewPart answer={answer} />
          </SubmissionForm>
        ) : (
          <SignedOut
            title={t(`submission.${kind}.signedOutTitle`)}
            text={t(`submission.${kind}.signedOut`)}
            signIn={signIn}
            label={t("submission.signIn")}
          />
        )}
        <NextSteps />
      </section>
    </>
  );
}

const others = { activity: "business", business: "activity" } as const;

/** Activity and business are easily confused: explains both and links to the other form. */
function OtherKind({ kind }: { kind: ListingKind }) {
  const { t, localPath } = useWords();
  if (kind !== "activity" && kind !== "business") return null;
  const other = others[kind];
  return (
    <p className="text-muted">
      {t(`submission.${kind}.isFor`)}{" "}
      <a href={localPath(`/add-${other}`)}>{t(`submission.${other}.instead`)}</a>
    </p>
  );
}
