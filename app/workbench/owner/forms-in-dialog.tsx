import type { ComponentType, ReactNode } from "react";
import { useFetcher } from "react-router";
import type { FormAnswer } from "../../forms/site/form-answer";
import type { EditedKind } from "../../rules/places/paths";
import writingStyles from "../../styles/writing.css?url";
import { type EditAnswer, EditPost, type PostPage } from "../posts/edit-post";
import type { CancelAnswer } from "./cancel-event";
import { EditEvent, type EventAnswer, type EventPage } from "./edit-event";
import { type EditPage, EditPlace } from "./edit-place";

/** `path` is the edit page's, whose data is loaded into the dialog. */
export type InDialog = { path: string; cancel: ReactNode };

function PlaceInDialog({ path, cancel }: InDialog) {
  const { data: page } = useFetcher<EditPage>({ key: path });
  const sender = useFetcher<FormAnswer>();
  return page && <EditPlace {...{ page, path, sender, cancel }} answer={sender.data} />;
}

function EventInDialog({ path, cancel }: InDialog) {
  const { data: page } = useFetcher<EventPage>({ key: path });
  const sender = useFetcher<EventAnswer>();
  const canceller = useFetcher<CancelAnswer>();
  if (!page) return null;
  const answers = { answer: sender.data, cancelAnswer: canceller.data };
  return <EditEvent {...{ page, sender, canceller, cancel }} {...answers} />;
}

function PostInDialog({ path, cancel }: InDialog) {
  const { data: page } = useFetcher<PostPage>({ key: path });
  const sender = useFetcher<EditAnswer>();
  if (!page) return null;
  return (
    <>
      <link rel="stylesheet" href={writingStyles} precedence="default" />
      <EditPost {...{ page, sender, cancel }} answer={sender.data} />
    </>
  );
}

/** Loaded on first use. */
export const formsInDialog: Record<EditedKind, ComponentType<InDialog>> = {
  restaurant: PlaceInDialog,
  hotel: PlaceInDialog,
  activity: PlaceInDialog,
  business: PlaceInDialog,
  event: EventInDialog,
  post: PostInDialog,
};
