import type { EventView } from "../../rules/events/event-view";
import { generalPortrait } from "../../rules/pictures/general-portraits";
import { pictureColour } from "../../rules/pictures/picture-colours";
import { isOwnPicture, pictureSources } from "../../rules/pictures/pictures";
import { safeImageUrl } from "../../rules/site/safe-url";
import { PortraitPicture } from "../pictures/portrait-picture";

type Props = {
  event: Pick<EventView, "image_url" | "image_colour" | "portrait_code">;
  sizes: string;
  priority?: boolean;
};

/** The picture of an event on its own colour, else its portrait. */
export function EventPicture({ event, sizes, priority }: Props) {
  const picture = safeImageUrl(event.image_url);
  if (!picture) {
    const code = event.portrait_code ?? generalPortrait.event;
    return <PortraitPicture code={code} wide={sizes === "100vw"} priority={priority} />;
  }
  const isOurs = isOwnPicture(picture);
  const fill = pictureColour(event.image_colour);
  return (
    <div className="event-photo">
      {fill ? (
        <svg fill={fill} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      ) : null}
      <img
        src={isOurs ? `${picture}?w=640` : picture}
        srcSet={pictureSources(picture)}
        sizes={isOurs ? sizes : undefined}
        alt=""
        width={1280}
        height={720}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        referrerPolicy={isOurs ? undefined : "no-referrer"}
      />
    </div>
  );
}
