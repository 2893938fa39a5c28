import { useNavigation } from "react-router";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { refusalForm } from "./field-reason";

type Props = { isLive: boolean; isEdit: boolean; version: number; next: string };

/** The decision, always in sight. */
export function DecisionBar({ isLive, isEdit, version, next }: Props) {
  const { t } = useWords();
  const isBusy = useNavigation().formData?.get("intent") === "reject";
  const isDecided = isLive && !isEdit;
  const rejecting = isEdit ? "review.rejectEdit" : isLive ? "review.takeDown" : "review.reject";
  return (
    <div className="form-bar flex flex-wrap items-center gap-3">
      {isDecided ? (
        <p className="min-w-0 flex-1 basis-40 text-sm text-muted">{t("review.isPublicNow")}</p>
      ) : (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="next" value={next} />
          <SubmitButton name="intent" value="approve" icon="check" data-key="a">
            {t(isEdit ? "review.approveEdit" : "review.approve")}
          </SubmitButton>
        </form>
      )}
      <Button
        type="submit"
        form={refusalForm}
        name="intent"
        value="reject"
        variant="destructive"
        icon="close"
        busy={isBusy}
      >
        {t(rejecting)}
      </Button>
    </div>
  );
}
