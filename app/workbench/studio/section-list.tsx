import { type DragEvent, useState } from "react";
import { useSubmit } from "react-router";
import { useBothLanguages, useWords } from "../../components/site/words";
import type { SectionOutline } from "../../forms/content/section-view";
import { localPath as pathIn } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link";
import { TextInput } from "../../ui/text-input";
import { EnterSends } from "../forms/enter-key";
import { FormToken } from "../forms/form-token";
import { useSectionName } from "./section-name";
import { StandingBadges } from "./standing-badges";

type Props = { path: string; sections: readonly SectionOutline[] };

/** The order can be changed by buttons and numbers; with scripts also by dragging. */
export function SectionList({ path, sections }: Props) {
  const [dragged, setDragged] = useState<string | null>(null);
  const submit = useSubmit();
  function drop(place: number) {
    if (dragged)
      submit(
        { ...placeOf(path, dragged), intent: "update", display_order: String(place) },
        { method: "post" },
      );
    setDragged(null);
  }
  return (
    <ol className="border-b border-line">
      {sections.map((section, index) => (
        <Part
          key={section.name}
          {...{ path, section }}
          place={index + 1}
          count={sections.length}
          drag={{
            draggable: true,
            onDragStart: () => setDragged(section.name),
            onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
            onDrop: () => drop(index + 1),
          }}
        />
      ))}
    </ol>
  );
}

const placeOf = (page_path: string, section_name: string) => ({ page_path, section_name });

type PartProps = {
  path: string;
  section: SectionOutline;
  place: number;
  count: number;
  drag: object;
};

function Part({ path, section, place, count, drag }: PartProps) {
  const { t, language, localPath } = useWords();
  const bothLanguages = useBothLanguages();
  const name = useSectionName()(section);
  const { standing, isVisible } = section;
  const href = localPath(queryPath("/admin/content", placeOf(pathIn(language, path), section.name)));
  return (
    <li
      className="studio-part flex cursor-grab flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5"
      {...drag}
    >
      <div className="min-w-0">
        <Link
          className={classNames(
            "inline-flex min-h-11 items-center text-lg font-bold",
            isVisible ? "text-sea-ink" : "text-muted",
          )}
          href={href}
        >
          {name}
        </Link>
        <p className="flex flex-wrap gap-2">
          {!isVisible && <Badge tone="closed">{t("studio.state.hidden")}</Badge>}
          {bothLanguages.map((one) => {
            const { isChanged, hasDraft, schedule, isBehind } = standing[one];
            if (!isChanged && !hasDraft && !schedule && !isBehind) return null;
            return (
              <span className="inline-flex flex-wrap items-center gap-1.5" key={one}>
                <abbr
                  className="text-xs font-bold text-muted no-underline"
                  title={t(`studio.languages.${one}`)}
                >
                  {one.toUpperCase()}
                </abbr>
                <StandingBadges standing={standing[one]} />
              </span>
            );
          })}
        </p>
      </div>
      <form method="post" className="flex flex-wrap items-center gap-1 [&_.button-small]:px-2.5">
        <FormToken fields={{ page_path: path, section_name: section.name }} />
        <EnterSends intent="update" />
        <TextInput
          className="min-h-10 w-13 px-1.5 text-center"
          type="number"
          name="display_order"
          min={1}
          max={count}
          defaultValue={place}
          aria-label={t("studio.page.position", { name })}
        />
        <Button intent="update" variant="quiet" size="small">
          {t("studio.page.move")}
        </Button>
        <Act intent="move-up" icon="arrow-up" label={t("studio.page.up", { name })} disabled={place === 1} />
        <Act
          intent="move-down"
          icon="arrow-down"
          label={t("studio.page.down", { name })}
          disabled={place === count}
        />
        <Button
          intent={isVisible ? "hide" : "show"}
          variant="quiet"
          size="small"
          icon="eye"
          aria-label={t(isVisible ? "studio.page.hideNamed" : "studio.page.showNamed", { name })}
        >
          {t(isVisible ? "studio.page.hide" : "studio.page.show")}
        </Button>
      </form>
    </li>
  );
}

type ActProps = { intent: string; icon: "arrow-up" | "arrow-down"; label: string; disabled: boolean };

function Act({ intent, icon, label, disabled }: ActProps) {
  return (
    <button
      type="submit"
      className="grid size-10 place-items-center rounded-full hover:bg-sand disabled:cursor-default disabled:opacity-30"
      name="intent"
      value={intent}
      aria-label={label}
      disabled={disabled}
    >
      <Icon name={icon} />
    </button>
  );
}
