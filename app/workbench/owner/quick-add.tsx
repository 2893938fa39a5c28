import { useWords } from "../../components/site/words";
import { ButtonLink } from "../../ui/button";

/** In the order of the buttons. */
export const answeringForms = [
  { word: "event", path: "/add-event" },
  { word: "restaurant", path: "/add-restaurant" },
  { word: "business", path: "/add-business" },
  { word: "activity", path: "/add-activity" },
  { word: "hotel", path: "/add-hotel" },
  { word: "post", path: "/add-blog" },
] as const satisfies { word: Word; path: string }[];

type Word = "event" | "restaurant" | "business" | "activity" | "hotel" | "post";

export function QuickAdd() {
  const { t, localPath } = useWords();
  return (
    <nav aria-label={t("listings.quickAdd")}>
      <ul className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {answeringForms.map(({ word, path }) => (
          <li className="grid" key={word}>
            <ButtonLink href={localPath(path)} variant="secondary" size="small" icon="plus">
              {t(`listings.add.${word}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
