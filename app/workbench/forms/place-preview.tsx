import { useCategoryName } from "../../components/places/category-name";
import { PlacePicture } from "../../components/places/place-picture";
import { WrittenMenu } from "../../components/places/written-menu";
import { useWords } from "../../components/site/words";
import type { PlacePreview } from "../../forms/places/place-preview";
import type { FormAnswer } from "../../forms/site/form-answer";
import { Icon, type IconName } from "../../ui/icon";
import { Paragraphs } from "../../ui/paragraphs";
import { PreviewButton, PreviewPanel } from "./preview-panel";

type Props = {
  answer: FormAnswer | undefined;
  /** The address to post to, if it isn't the page's own. */
  path?: string;
};

export function PlacePreviewPart({ answer, path }: Props) {
  const place = (answer as (FormAnswer & { preview?: PlacePreview }) | undefined)?.preview;
  return (
    <>
      {place ? (
        <PreviewPanel>
          <PlaceHead place={place} />
        </PreviewPanel>
      ) : null}
      <PreviewButton path={path} />
    </>
  );
}

function PlaceHead({ place }: { place: PlacePreview }) {
  const { t } = useWords();
  const categoryName = useCategoryName();
  const { name, description, details, markNote, menu, pictures } = place;
  const has = place.has.map((mark) => t(`marks.yes.${mark}`));
  const lacks = place.lacks.map((mark) => t(`marks.no.${mark}`));
  const facts: [IconName, string][] = [
    ["clock", place.hours],
    ["pin", place.address],
    ["calendar", place.duration.text],
    ["bed", place.price ? t(place.price.word, { price: place.price.text }) : ""],
    ["phone", place.contacts.join(" · ")],
    ["check", has.join(" · ")],
    ["close", lacks.join(" · ")],
  ];
  return (
    <>
      <div className="aspect-4/3 overflow-hidden rounded-lg sm:aspect-2/1">
        <PlacePicture url={place.image_url} portrait={place.portrait} sizes="38rem" />
      </div>
      <div className="grid gap-2">
        <p className="text-muted">{categoryName(place.category)}</p>
        <h3 className="text-3xl" lang={name.lang}>
          {name.text}
        </h3>
      </div>
      <ul className="grid gap-2">
        {facts.map(([icon, text]) =>
          text ? (
            <li className="flex items-start gap-3" key={icon}>
              <Icon name={icon} className="mt-1 text-sea-ink" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ) : null,
        )}
      </ul>
      {[markNote, description, details].map(({ text, lang }) =>
        text ? (
          <div className="prose" lang={lang} key={text}>
            <Paragraphs text={text} />
          </div>
        ) : null,
      )}
      {menu.length > 0 ? <WrittenMenu parts={[menu]} writtenIn={place.writtenIn} /> : null}
      {pictures.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {pictures.map((url) => (
            <li className="aspect-square overflow-hidden rounded-md" key={url}>
              <PlacePicture url={url} portrait={place.portrait} sizes="8rem" width={320} height={320} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
