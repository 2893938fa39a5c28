import type { Dish } from "../../rules/places/menu";
import { type DishView, type MenuSection, menuSections } from "../../rules/places/menu";
import type { Language } from "../../rules/site/language";
import { useWords } from "../site/words";
import { foreign, OnlyIn } from "./place-text";

type Props = { menu: readonly Dish[]; writtenIn: Language };

/** What there is to eat and drink, by its headings, each dish with an address of its own. */
export function WrittenMenu({ menu, writtenIn }: Props) {
  const { t, language } = useWords();
  const sections = menuSections(menu, writtenIn, language);
  const isForeign = sections.every(({ dishes }) => dishes.every(({ name }) => name.lang !== language));
  const hasPrices = menu.some(({ price }) => price !== null);
  return (
    <div className="written-menu">
      <OnlyIn language={isForeign ? writtenIn : null} />
      {sections.map((section) => (
        <Section key={section.dishes[0]?.id} {...section} />
      ))}
      {hasPrices && <p className="text-sm text-muted">{t("menu.prices")}</p>}
    </div>
  );
}

function Section({ name, dishes }: MenuSection) {
  const { language } = useWords();
  return (
    <section>
      {name.text && <h2 lang={foreign(name, language)}>{name.text}</h2>}
      <ul>
        {dishes.map((dish) => (
          <DishLine key={dish.id} {...dish} />
        ))}
      </ul>
    </section>
  );
}

function DishLine({ id, name, description, price, marks }: DishView) {
  const { t, language } = useWords();
  const more = marks.map((mark) => t(`menu.marks.${mark}`)).join(", ");
  return (
    <li id={id}>
      <b lang={foreign(name, language)}>{name.text}</b>
      {price && <span>{price}</span>}
      {(description.text || more) && (
        <small>
          {description.text && <span lang={foreign(description, language)}>{description.text}</span>}
          {description.text && more && " · "}
          {more}
        </small>
      )}
    </li>
  );
}
