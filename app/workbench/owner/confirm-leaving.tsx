import { useEffect, useRef } from "react";
import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";

type Props = { onStay: () => void; onLeave: () => void };

/** Asked before a form with unsaved text is closed. */
export function ConfirmLeaving({ onStay, onLeave }: Props) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    stay.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <Dialog
      id="leave"
      title={t("listings.leave.title")}
      closeLabel={t("listings.leave.stay")}
      ref={dialog}
      onLeave={onStay}
    >
      <div className="grid gap-5">
        <p>{t("listings.leave.text")}</p>
        <div className="actions">
          <Button type="button" ref={stay} onClick={onStay}>
            {t("listings.leave.stay")}
          </Button>
          <Button type="button" variant="quiet" onClick={onLeave}>
            {t("listings.leave.close")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
