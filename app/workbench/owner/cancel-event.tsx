import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { FormToken } from "../forms/form-token";
import { ScopeField } from "../forms/scope-field";

type Props = {
  /** The page of the event, also where this stands over the list. */
  path: string;
  isSeries: boolean;
  date: string | null;
  isCancelled: boolean;
};

/** Calls an event off, or takes that back. */
export function CancelEvent({ path, isSeries, date, isCancelled }: Props) {
  const { t } = useWords();
  return (
    <form method="post" action={path} className="form border-t border-line pt-8">
      <FormToken />
      <h2 className="text-2xl" id="cancel">
        {t("listings.events.cancelTitle")}
      </h2>
      <p className="text-muted">{t("listings.events.cancelHint")}</p>
      {isSeries ? (
        <>
          <input type="hidden" name="date" value={date ?? ""} />
          <ScopeField id="cancel-scope" />
        </>
      ) : null}
      <p>
        <SubmitButton name="intent" value={isCancelled ? "reinstate" : "cancel"} variant="destructive">
          {t(isCancelled ? "listings.events.reinstate" : "listings.events.cancel")}
        </SubmitButton>
      </p>
    </form>
  );
}
