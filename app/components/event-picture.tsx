import type { EventView } from "../rules/event-view";
import { PlacePicture } from "./place-picture";

type Props = {
  event: Pick<EventView, "image_url" | "image_colour" | "event_type">;
  sizes: string;
  priority?: boolean;
};

/** The picture of an event, else the drawing of its type. */
export function EventPicture({ event, sizes, priority }: Props) {
  return (
    <PlacePicture
      url={event.image_url}
      colour={event.image_colour}
      scene={`fallback/event-${event.event_type}`}
      sizes={sizes}
      priority={priority}
    />
  );
}
