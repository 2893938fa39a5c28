import { portraitCode } from "../../rules/pictures/portrait";
import type { PortraitWishes } from "../../rules/pictures/portrait-parts";
import { previewPortrait } from "../../rules/pictures/portrait-preview";
import { sitterOf } from "../../rules/pictures/portrait-sitter";
import { hasHours, type WeekHours } from "../../rules/places/hours";
import { type Dish, type MenuSection, menuSections } from "../../rules/places/menu";
import { marksWith, type PlaceMark, type PlaceMarks } from "../../rules/places/place-marks";
import { type PriceFrom, priceFrom } from "../../rules/places/prices";
import { weekInWords } from "../../rules/places/week-words";
import type { Language } from "../../rules/site/language";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { type LocalText, localise, type Translation } from "../../rules/site/owner-translation";

/** The forms' values that the beginning of a page needs. */
type Said = {
  language: Language;
  translation: Translation | null;
  name?: string;
  business_name?: string;
  category: string;
  description: string;
  full_description?: string | null;
  address: string;
  hours?: WeekHours | string | null;
  price_from?: number | null;
  currency?: string;
  duration?: string | null;
  phone?: string | null;
  whatsapp?: string | null;
  website?: string | null;
  image_url: string | null;
  gallery_images?: string[];
  menu_images?: string[];
  menu?: Dish[];
  portrait: PortraitWishes | null;
  mark: PlaceMarks;
  mark_note: string | null;
};

export type PlacePreview = {
  name: LocalText;
  category: string;
  description: LocalText;
  details: LocalText;
  address: string;
  hours: string;
  price: PriceFrom | null;
  duration: LocalText;
  contacts: string[];
  has: PlaceMark[];
  lacks: PlaceMark[];
  markNote: LocalText;
  image_url: string | null;
  portrait: string;
  pictures: string[];
  menu: MenuSection[];
  writtenIn: Language;
};

export function previewOfPlace(kind: ListingKind, values: Said, language: Language): PlacePreview {
  const { name = "", business_name = name, description, full_description, mark, mark_note } = values;
  const duration = values.duration ?? "";
  const words = {
    name,
    business_name,
    description,
    full_description: full_description ?? "",
    mark_note,
    duration,
  };
  const { texts } = localise(values, words, language);
  const sitter = sitterOf(kind, { ...values, slug: "" });
  return {
    name: name ? texts.name : texts.business_name,
    category: values.category,
    description: texts.description,
    details: texts.full_description,
    address: values.address,
    hours: hoursInWords(values.hours, language),
    price: priceFrom(kind === "activity" ? kind : "hotel", values),
    duration: texts.duration,
    contacts: [values.whatsapp, values.phone, values.website].filter((one) => typeof one === "string"),
    has: marksWith(true, mark),
    lacks: marksWith(false, mark),
    markNote: texts.mark_note,
    image_url: values.image_url,
    portrait: portraitCode(previewPortrait(sitter, values.portrait ?? {}, "")),
    pictures: [...(values.gallery_images ?? []), ...(values.menu_images ?? [])],
    menu: menuSections(values.menu ?? [], values.language, language),
    writtenIn: values.language,
  };
}

function hoursInWords(hours: Said["hours"], language: Language): string {
  if (typeof hours === "string") return hours;
  return hours && hasHours(hours) ? weekInWords(hours, language) : "";
}
