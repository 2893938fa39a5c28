import { useFetcher } from "react-router";
import { useWords } from "../../components/site/words";
import { Button } from "../../ui/button";
import type { CancelAnswer } from "./cancel-event";
import { EditEvent, type EventAnswer, type EventPage } from "./edit-event";
import type { InDialog } from "./in-dialog";

export function EventInDialog({ path, onCancel }: InDialog) {
  const { t } = useWords();
  const { data: page } = useFetcher<EventPage>({ key: path });
  const fetcher = useFetcher<EventAnswer>();
  const canceller = useFetcher<CancelAnswer>();
  if (!page) return null;
  return (
    <div className="grid gap-5">
      <EditEvent
        page={page}
        answer={fetcher.data}
        sender={fetcher}
        cancelAnswer={canceller.data}
        canceller={canceller}
        cancel={
          <Button type="button" variant="quiet" onClick={onCancel}>
            {t("listings.events.leave")}
          </Button>
        }
      />
    </div>
  );
}
