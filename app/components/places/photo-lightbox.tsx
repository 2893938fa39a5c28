import { pictureSources } from "../../rules/pictures/pictures";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { useWords } from "../site/words";

type LightboxPhoto = {
  number: number;
  url: string;
  full: string;
  alt: string;
  width: number;
  height: number;
};

/** The photos over the whole window, one at a time; each leads to its neighbours. */
export function PhotoLightbox({ name, photos }: { name: string; photos: LightboxPhoto[] }) {
  const { t } = useWords();
  const count = photos.length;
  const turn = (index: number, rel: "prev" | "next", isFirst = false) => {
    const to = photos[(index + (rel === "next" ? 1 : -1) + count) % count];
    return (
      <a href={`#photo-${to?.number}`} rel={rel} {...(isFirst && { autoFocus: true })}>
        <Icon
          name={rel === "next" ? "chevron-right" : "chevron-left"}
          label={t(rel === "next" ? "places.place.nextPhoto" : "places.place.previousPhoto")}
        />
      </a>
    );
  };
  return (
    <Dialog id="photos" title={name} closeLabel={t("places.place.closePhoto")} full>
      <ul className="lightbox">
        {photos.map(({ number, url, full, alt, width, height }, index) => (
          <li key={number} id={`photo-${number}`}>
            <img
              src={full}
              srcSet={pictureSources(url, width)}
              sizes="100vw"
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
            />
            {count > 1 && (
              <div className="lightbox-turn">
                {turn(index, "prev")}
                <span>{t("places.place.photoCount", { number, count })}</span>
                {turn(index, "next", index === 0)}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
