import { queryPath } from "../../rules/site/query-path";
import { useLocalPath } from "../site/local-path";
import { useWords } from "../site/words";
import { usePostCategoryName } from "./category-name";

type Props = {
  /** The topics somebody has written on. */
  used: string[];
  category?: string;
  tag?: string;
};

/** The topics as links; the chosen one, or the chosen tag, is marked. */
export function PostFilter({ used, category, tag }: Props) {
  const { t } = useWords();
  const localPath = useLocalPath();
  const categoryName = usePostCategoryName();
  const here = localPath("/blog");
  const isAll = category === undefined && tag === undefined;
  return (
    <nav aria-label={t("blog.index.byCategory")}>
      <ul className="topics">
        <li>
          <a href={`${here}#list`} aria-current={isAll ? "page" : undefined}>
            {t("blog.index.all")}
          </a>
        </li>
        {used.map((one) => (
          <li key={one}>
            <a
              href={`${queryPath(here, { category: one })}#list`}
              aria-current={one === category ? "page" : undefined}
            >
              {categoryName(one)}
            </a>
          </li>
        ))}
        {tag === undefined ? null : (
          <li>
            <a href={`${queryPath(here, { tag })}#list`} aria-current="page">
              {t("blog.index.tagged", { tag })}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
