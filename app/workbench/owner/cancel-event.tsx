import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import type { FormNotice, FormProblems } from "../../forms/site/form-answer";
import { EditNotice } from "../forms/form-notice";
import { FormStateProvider } from "../forms/form-state";
import { FormToken } from "../forms/form-token";
import type { FormFetcher } from "../forms/form-with-pictures";
import { SeriesScopeField } from "../forms/series-scope-field";

export type CancelAnswer = { refused?: FormProblems; notice?: FormNotice };

type Props = {
  /** The event's page, even if this is shown over the list. */
  path: string;
  isSeries: boolean;
  date: string | null;
  isCancelled: boolean;
  answer?: CancelAnswer;
  /** Set in a dialog, which stays open for the answer. */
  sender?: FormFetcher;
};

export function CancelEvent({ path, isSeries, date, isCancelled, answer, sender }: Props) {
  const { t } = useWords();
  const Sent = sender?.Form ?? "form";
  return (
    <Sent method="post" action={path} className="form border-t border-line pt-8">
      <FormToken />
      <h2 className="text-2xl" id="cancel" tabIndex={-1}>
        {t("listings.events.cancelTitle")}
      </h2>
      <p className="text-muted">{t("listings.events.cancelHint")}</p>
      {answer?.notice ? <EditNotice kind="event" notice={answer.notice} /> : null}
      {isSeries ? (
        <FormStateProvider typed={{}} problems={answer?.refused ?? {}}>
          <input type="hidden" name="date" value={date ?? ""} />
          <SeriesScopeField id="cancel-scope" />
        </FormStateProvider>
      ) : null}
      <p>
        <SubmitButton intent={isCancelled ? "reinstate" : "cancel"} variant="destructive">
          {t(isCancelled ? "listings.events.reinstate" : "listings.events.cancel")}
        </SubmitButton>
      </p>
    </Sent>
  );
}
