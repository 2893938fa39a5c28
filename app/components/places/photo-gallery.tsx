import { generalPortrait } from "../../rules/pictures/general-portraits";
import { factsOf, isOwnPicture, type PictureFacts } from "../../rules/pictures/pictures";
import { safeImageUrl } from "../../rules/site/safe-url";
import { ButtonLink } from "../../ui/button";
import { DialogOpener } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { useLanguage } from "../site/local-path";
import { useWords } from "../site/words";
import { PhotoLightbox } from "./photo-lightbox";
import { PlacePicture } from "./place-picture";

type Props = {
  name: string;
  urls: readonly string[];
  facts: readonly PictureFacts[];
  /** Counted from one, as in the address. */
  selected: number;
  hrefOf: (photo: number) => string;
};

/** Swiped by the platform, turned by links, enlarged in a dialog; it needs no script of ours. */
export function PhotoGallery({ name, urls, facts, selected, hrefOf }: Props) {
  const { t } = useWords();
  const photos = usePhotos(name, urls, facts);
  const count = photos.length;
  if (count === 0) return null;
  const first = Math.min(Math.max(selected, 1), count);
  // The chosen photo leads, so that the strip shows it without a script; the others follow round.
  const strip = [...photos.slice(first - 1), ...photos.slice(0, first - 1)];
  const turn = (step: number) => hrefOf(((first - 1 + step + count) % count) + 1);
  return (
    <div id="gallery">
      <div className="relative overflow-clip rounded-lg">
        <ul className="photo-strip">
          {strip.map((photo, index) => (
            <li key={photo.number} className="aspect-3/2">
              <a href={photo.full}>
                <PlacePicture
                  {...photo}
                  portrait={generalPortrait.hotel}
                  sizes="(min-width: 64rem) 46rem, 100vw"
                  priority={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        <div className="absolute right-3 bottom-3 flex gap-2">
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
            {t("places.place.fullScreen")}
          </DialogOpener>
        </div>
      </div>
      {count > 1 && (
        <ul className="no-print mt-3 grid grid-cols-5 gap-2 sm:flex sm:flex-wrap">
          {photos.map((photo) => (
            <li key={photo.number}>
              <a
                className="block aspect-square sm:size-16 photo-thumb overflow-clip rounded-sm"
                href={hrefOf(photo.number)}
                aria-current={photo.number === first ? "true" : undefined}
                aria-label={t("places.place.photo", { number: photo.number, name })}
              >
                <PlacePicture {...photo} alt="" portrait={generalPortrait.hotel} sizes="5rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="no-print mt-2 text-sm text-muted">
        {t("places.place.photoCount", { number: first, count })}
      </p>
      <PhotoLightbox name={name} photos={strip} />
    </div>
  );
}

/** Only addresses that may be shown, each with what is known of it and words for whoever cannot see it. */
function usePhotos(name: string, urls: readonly string[], facts: readonly PictureFacts[]) {
  const { t } = useWords();
  const language = useLanguage();
  const safe = [...new Set(urls.map(safeImageUrl))].filter((url) => url !== null);
  return safe.map((url, index) => {
    const known = factsOf(url, facts);
    const number = index + 1;
    return {
      number,
      url,
      full: isOwnPicture(url) ? `${url}?w=1920` : url,
      alt: known?.[`alt_${language}`] || t("places.place.photo", { number, name }),
      width: known?.width ?? 1200,
      height: known?.height ?? 800,
      colour: known?.colour,
    };
  });
}
