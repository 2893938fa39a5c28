import { type Dish, type DishView, type MenuSection, menuSections } from "../../rules/places/menu";
import type { Language } from "../../rules/site/language";
import { MoreLink } from "../../ui/section";
import { Tabs } from "../../ui/tabs";
import { TitledSection } from "../../ui/titled-section";
import { useWords } from "../site/words";
import { foreign, OnlyIn } from "./place-text";

/** A menu in the reader's language, whole or in parts. */
type Props = {
  parts: readonly MenuSection[][];
  writtenIn: Language;
  /** No restaurant gave its prices. */
  isDemonstration?: boolean;
  /** Links to the parts, and the current one; a preview shows the whole. */
  parted?: { paths: readonly string[]; part: number };
};

/** The menu by headings, in two columns where there's room; each dish with its own anchor. */
export function WrittenMenu({ parts, writtenIn, isDemonstration, parted }: Props) {
  const { t, language } = useWords();
  const dishes = parts.flat().flatMap((section) => section.dishes);
  const isForeign = dishes.every(({ name }) => name.lang !== language);
  const hasPrices = dishes.some(({ price }) => price);
  const nameOf = (part: readonly MenuSection[]) => part.map(({ name }) => name.text).filter(Boolean);
  return (
    <div className="grid gap-10">
      {parted && parts.length > 1 && (
        <Tabs
          label={t("menu.parts")}
          tabs={parts.map((part, index) => ({
            href: `${parted.paths[index]}#tabs`,
            label: nameOf(part).join(", ") || t("menu.part", { number: index + 1 }),
            current: index + 1 === parted.part,
          }))}
        />
      )}
      <OnlyIn language={isForeign ? writtenIn : null} />
      <div className="grid gap-10 lg:block lg:columns-2">
        {parts[(parted?.part ?? 1) - 1]?.map((section) => (
          <Section key={section.dishes[0]?.id} {...section} />
        ))}
      </div>
      {hasPrices && (
        <p className="text-sm text-muted">{t(isDemonstration ? "menu.dollars" : "menu.prices")}</p>
      )}
    </div>
  );
}

function Section({ name, dishes }: MenuSection) {
  const { language } = useWords();
  return (
    <section className={name.text ? "lg:mb-10 lg:break-inside-avoid" : undefined}>
      {name.text && (
        <h2 className="mb-3 text-2xl" lang={foreign(name, language)}>
          {name.text}
        </h2>
      )}
      <Dishes dishes={dishes} />
    </section>
  );
}

type FirstProps = { menu: readonly Dish[]; writtenIn: Language; href: string };

/** A taste of the menu, and the way to all of it. */
export function FirstDishes({ menu, writtenIn, href }: FirstProps) {
  const { t, language } = useWords();
  if (menu.length === 0) return null;
  const dishes = menuSections(menu, writtenIn, language).flatMap((section) => section.dishes);
  return (
    <TitledSection titleId="dishes" titleClass="mb-3 text-2xl" title={t("menu.first")}>
      <Dishes dishes={dishes.slice(0, 3)} />
      <p className="mt-3">
        <MoreLink href={href} label={t("menu.all")} />
      </p>
    </TitledSection>
  );
}

function Dishes({ dishes }: { dishes: readonly DishView[] }) {
  return (
    <table className="w-full max-w-form">
      <tbody>
        {dishes.map((dish) => (
          <DishLine key={dish.id} {...dish} />
        ))}
      </tbody>
    </table>
  );
}

/** Styled like the opening hours, to keep the stylesheet small. */
function DishLine({ id, name, description, price, marks }: DishView) {
  const { t, language } = useWords();
  const more = marks.map((mark) => t(`menu.marks.${mark}`)).join(", ");
  return (
    <tr className="hours-day" id={id}>
      <td className="py-2 pr-4 align-top">
        <b lang={foreign(name, language)}>{name.text}</b>
        {(description.text || more) && (
          <span className="block text-sm text-muted">
            {description.text && <span lang={foreign(description, language)}>{description.text}</span>}
            {description.text && more && " "}
            <span className="whitespace-nowrap">{description.text && more ? `(${more})` : more}</span>
          </span>
        )}
      </td>
      <td className="py-2 text-right align-top whitespace-nowrap">{price}</td>
    </tr>
  );
}
