import type { ComponentProps } from "react";
import type { EventView } from "../../rules/events/event-view";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { safeImageUrl } from "../../rules/site/safe-url";
import { Photo } from "../pictures/photo";
import { PortraitPicture } from "../pictures/portrait-picture";

type Props = {
  event: Pick<EventView, "image_url" | "image_colour" | "portrait_code">;
  sizes: string;
  view?: ComponentProps<typeof PortraitPicture>["view"];
  priority?: boolean;
};

/** An event's picture on its main colour, else its portrait. */
export function EventPicture({ event, sizes, view, priority }: Props) {
  const picture = safeImageUrl(event.image_url);
  if (!picture) {
    const code = event.portrait_code ?? generalPortrait.event;
    return <PortraitPicture code={code} view={view} priority={priority} />;
  }
  return (
    <Photo
      url={picture}
      colour={event.image_colour}
      sizes={sizes}
      width={1280}
      height={720}
      priority={priority}
    />
  );
}
