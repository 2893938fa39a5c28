import { generalPortrait } from "../../rules/pictures/general-portraits";
import {
  factsOf,
  isOwnPicture,
  type PictureFacts,
  pictureSources,
} from "../../rules/pictures/picture-sources";
import { safeImageUrl } from "../../rules/site/safe-url";
import galleryStyles from "../../styles/gallery.css?url";
import { ButtonLink } from "../../ui/button";
import { Dialog, DialogOpener } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { useWords } from "../site/words";
import { heroSizes, PlacePicture } from "./place-picture";

type Props = {
  name: string;
  urls: readonly string[];
  facts: readonly PictureFacts[];
  /** 1-based, as in the address. */
  selected: number;
  hrefOf: (photo: number) => string;
};

/** Native scrolling, links for previous and next, and a dialog to enlarge: no script of ours. */
export function PhotoGallery({ name, urls, facts, selected, hrefOf }: Props) {
  const { t } = useWords();
  const photos = usePhotos(name, urls, facts);
  const count = photos.length;
  if (count === 0) return null;
  const first = Math.min(Math.max(selected, 1), count);
  // Rotated so that the chosen photo comes first and shows without a script.
  const strip = [...photos.slice(first - 1), ...photos.slice(0, first - 1)];
  const turn = (step: number) => hrefOf(((first - 1 + step + count) % count) + 1);
  return (
    <div className="gallery" id="gallery">
      <div className="gallery-strip">
        <ul className="photo-strip">
          {strip.map((photo, index) => (
            <li key={photo.number}>
              <a href={photo.full}>
                <PlacePicture
                  {...photo}
                  portrait={generalPortrait.hotel}
                  sizes={heroSizes}
                  priority={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <ul className="gallery-thumbs">
          {photos.map((photo) => (
            <li key={photo.number}>
              <a
                href={hrefOf(photo.number)}
                aria-current={photo.number === first ? "true" : undefined}
                aria-label={t("places.place.photo", { number: photo.number, name })}
              >
                <img src={photo.small} alt="" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="gallery-turn">
        {count > 1 && (
          <>
            <ButtonLink href={turn(-1)} variant="secondary" size="small" rel="prev">
              <Icon name="chevron-left" label={t("places.place.previousPhoto")} />
            </ButtonLink>
            <ButtonLink href={turn(1)} variant="secondary" size="small" rel="next">
              <Icon name="chevron-right" label={t("places.place.nextPhoto")} />
            </ButtonLink>
          </>
        )}
        <DialogOpener
          dialog="photos"
          href={photos[first - 1]?.full ?? ""}
          className="button button-secondary button-small"
        >
          <Icon name="expand" />
          <span className="unseen">{t("places.place.fullScreen")}</span>
        </DialogOpener>
      </div>
      <p className="photo-count">{t("places.place.photoCount", { number: first, count })}</p>
      <link rel="stylesheet" href={galleryStyles} />
      <PhotoLightbox name={name} photos={strip} />
    </div>
  );
}

/** Photos with safe addresses, their size and colour, and alt text. */
function usePhotos(name: string, urls: readonly string[], facts: readonly PictureFacts[]) {
  const { t, language } = useWords();
  const safe = [...new Set(urls.map(safeImageUrl))].filter((url) => url !== null);
  return safe.map((url, index) => {
    const known = factsOf(url, facts);
    const number = index + 1;
    return {
      number,
      url,
      full: isOwnPicture(url) ? `${url}?w=1920` : url,
      small: isOwnPicture(url) ? `${url}?w=320` : url,
      alt: known?.[`alt_${language}`] || t("places.place.photo", { number, name }),
      width: known?.width ?? 1200,
      height: known?.height ?? 800,
      colour: known?.colour,
    };
  });
}

type LightboxPhoto = {
  number: number;
  url: string;
  full: string;
  alt: string;
  width: number;
  height: number;
};

/** The full-window gallery, one photo at a time with links to the next. */
function PhotoLightbox({ name, photos }: { name: string; photos: LightboxPhoto[] }) {
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
