import { useFetcher } from "react-router";
import type { FormAnswer } from "../../forms/site/answer";
import { type EditPage, EditPlace } from "./edit-screen";
import type { InDialog } from "./in-dialog";

export function PlaceInDialog({ path, cancel }: InDialog) {
  const { data: page } = useFetcher<EditPage>({ key: path });
  const sender = useFetcher<FormAnswer>();
  return page && <EditPlace {...{ page, path, sender, cancel }} answer={sender.data} />;
}
