import { useNavigation } from "react-router";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { refusalForm } from "./field-reason";
import { correctionForm } from "./reviewer-correction-form";

type Props = {
  isLive: boolean;
  isEdit: boolean;
  version: number;
  next: string;
  /** True if the correction form has unsaved changes. */
  isCorrected: boolean;
};

export function DecisionBar({ isLive, isEdit, version, next, isCorrected }: Props) {
  const { t } = useWords();
  const intent = useNavigation().formData?.get("intent");
  const isDecided = isLive && !isEdit;
  const rejecting = isEdit ? "review.rejectEdit" : isLive ? "review.takeDown" : "review.reject";
  return (
    <div className="form-bar flex flex-wrap items-center gap-3">
      {isCorrected ? (
        <Button
          intent="save-and-approve"
          form={correctionForm}
          icon="check"
          busy={intent === "save-and-approve"}
          data-key="a"
        >
          {t("review.saveAndApprove")}
        </Button>
      ) : isDecided ? (
        <p className="min-w-0 flex-1 basis-40 text-sm text-muted">{t("review.isPublicNow")}</p>
      ) : (
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="next" value={next} />
          <SubmitButton intent="approve" icon="check" data-key="a">
            {t(isEdit ? "review.approveEdit" : "review.approve")}
          </SubmitButton>
        </form>
      )}
      <Button
        intent="reject"
        form={refusalForm}
        variant="destructive"
        icon="close"
        busy={intent === "reject"}
      >
        {t(rejecting)}
      </Button>
    </div>
  );
}
