import { useFetcher } from "react-router";
import type { CancelAnswer } from "./cancel-event";
import { EditEvent, type EventAnswer, type EventPage } from "./edit-event";
import type { InDialog } from "./in-dialog";

export function EventInDialog({ path, cancel }: InDialog) {
  const { data: page } = useFetcher<EventPage>({ key: path });
  const sender = useFetcher<EventAnswer>();
  const canceller = useFetcher<CancelAnswer>();
  if (!page) return null;
  const answers = { answer: sender.data, cancelAnswer: canceller.data };
  return <EditEvent {...{ page, sender, canceller, cancel }} {...answers} />;
}
