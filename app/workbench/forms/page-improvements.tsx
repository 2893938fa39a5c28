import { type RefObject, useEffect, useState } from "react";
import { useWords } from "../../components/site/words";
import type { Typed } from "../../forms/site/parse";
import { pageImprovements } from "../../rules/places/page-improvements";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { fieldId } from "../../ui/field";
import { TitledSection } from "../../ui/titled-section";

type Props = {
  kind: ListingKind | "event";
  form: RefObject<HTMLFormElement | null>;
  typed: Typed;
};

/** How complete a page is, and what would improve it, with links to the fields. */
export function PageImprovements({ kind, form, typed }: Props) {
  const { t } = useWords();
  const [page, setPage] = useState(() => pageImprovements(kind, (field) => typed[field] ?? []));
  useEffect(() => {
    const target = form.current;
    const look = () => {
      if (!target) return;
      const filled = new FormData(target);
      setPage(
        pageImprovements(kind, (field) => filled.getAll(field).filter((one) => typeof one === "string")),
      );
    };
    look();
    const observer = new MutationObserver(look);
    target?.addEventListener("input", look);
    if (target) observer.observe(target, { subtree: true, childList: true, attributeFilter: ["value"] });
    return () => {
      observer.disconnect();
      target?.removeEventListener("input", look);
    };
  }, [form, kind]);
  const { granted, all, missing } = page;
  return (
    <TitledSection
      className="grid gap-3 rounded-lg bg-sea-soft p-5"
      titleId="better-page"
      titleClass="text-lg"
      title={t("submission.better.title", { granted, all })}
    >
      <meter min={0} max={all} value={granted} aria-labelledby="better-page" />
      {missing.length > 0 ? (
        <>
          <p className="hint">{t("submission.better.hint")}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {missing.map(({ wish, field }) => (
              <li key={wish}>
                <a
                  className="inline-block py-1.5"
                  href={`#${fieldId(field)}`}
                  onClick={() => unfold(fieldId(field))}
                >
                  {t(`submission.better.${wish}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </TitledSection>
  );
}

/** Not every browser opens a `<details>` when linking into it. */
function unfold(id: string) {
  let part = document.getElementById(id)?.closest("details");
  while (part) {
    part.open = true;
    part = part.parentElement?.closest("details");
  }
}
