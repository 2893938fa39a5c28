import { safeImageUrl, safeUrl } from "../rules/contact-links";
import { isOwnPicture } from "../rules/pictures";
import { useCategoryName } from "./category-name";
import { useWords } from "./words";

/** One value of a submission, as it can be looked at: pictures as pictures, addresses as links, lists as lists. */
export function FactValue({ field, value }: { field?: string; value: unknown }) {
  const { t } = useWords();
  const categoryName = useCategoryName();
  if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
    return <span className="text-muted italic">{t("review.none")}</span>;
  if (typeof value === "boolean") return t(value ? "review.yes" : "review.no");
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
  const isCategory = field === "category" || field === "business_type";
  return <Text text={isCategory ? categoryName(String(value)) : String(value)} />;
}

function Text({ text }: { text: string }) {
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
  return <span className="wrap-anywhere whitespace-pre-line">{text}</span>;
}
