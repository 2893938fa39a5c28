import { useCategoryName } from "../../components/places/category-name";
import { usePostCategoryName } from "../../components/posts/category-name";
import { useWords } from "../../components/site/words";
import { eventTypes } from "../../rules/events/event-types";
import { isOwnPicture } from "../../rules/pictures/picture-sources";
import { parseKitchenTime } from "../../rules/places/kitchen";
import type { Dish } from "../../rules/places/menu";
import { menuText } from "../../rules/places/menu-text";
import { dayInWords } from "../../rules/places/week-words";
import { isLanguage } from "../../rules/site/language";
import { isOneOf } from "../../rules/site/one-of";
import { safeImageUrl, safeUrl } from "../../rules/site/safe-url";
import { clockText, dateInWords } from "../../rules/time/date-words";
import { isDate, parseTime } from "../../rules/time/days";
import { classNames } from "../../ui/class-names";

export function isUnsaid(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

/** Shows pictures, links and lists as such. */
export function FactValue({ field, value }: { field?: string; value: unknown }) {
  const { t, language } = useWords();
  const categoryName = useCategoryName();
  const postCategoryName = usePostCategoryName();
  if (isUnsaid(value)) return <span className="text-muted italic">{t("review.none")}</span>;
  if (typeof value === "boolean") return t(value ? "review.yes" : "review.no");
  if (field === "menu") return <Text text={menuText(value as Dish[])} />;
  if (Array.isArray(value)) {
    return (
      <ul className="flex flex-wrap gap-2">
        {value.map((one) => (
          <li key={String(one)}>
            <Text text={String(one)} />
          </li>
        ))}
      </ul>
    );
  }
  return <Text text={wordsOf(field, String(value))} isSentence={field === "event_date"} />;

  /** Stored codes in words. */
  function wordsOf(name: string | undefined, text: string): string {
    if (name === "category" || name === "business_type") return postCategoryName(categoryName(text));
    if (name?.startsWith("hours.")) return dayInWords(text, language);
    if (name === "kitchen_until") return kitchenInWords(text);
    if (name === "event_type" && isOneOf(eventTypes, text)) return t(`events.type.${text}`);
    if (name === "event_date" && isDate(text)) return dateInWords(text, "full", language);
    if (name === "start_time" || name === "end_time") return timeOfDay(text);
    if (name === "language" && isLanguage(text)) return t(`review.languages.${text}`);
    return text;
  }

  function kitchenInWords(text: string): string {
    const minutes = parseKitchenTime(text);
    return minutes === null ? text : clockText(minutes, language);
  }

  function timeOfDay(text: string): string {
    const minutes = parseTime(text);
    return minutes === null ? text : clockText(minutes, language);
  }
}

/** Spanish weekdays are lower case, except at the start of a line. */
function Text({ text, isSentence = false }: { text: string; isSentence?: boolean }) {
  if (isOwnPicture(text) && safeImageUrl(text)) {
    return (
      <a href={text}>
        <img className="rounded-sm" src={`${text}?w=320`} alt={text} width={112} height={84} loading="lazy" />
      </a>
    );
  }
  const link = safeUrl(text);
  if (link) {
    return (
      <a className="wrap-anywhere" href={link} rel="noreferrer nofollow ugc noopener">
        {text}
      </a>
    );
  }
  const look = isSentence && "inline-block first-letter:uppercase";
  return <span className={classNames("wrap-anywhere whitespace-pre-line", look)}>{text}</span>;
}
