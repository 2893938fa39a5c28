import { useWords } from "../../components/site/words";
import type { SectionOutline } from "../../forms/content/studio-view";
import { languageOf } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Button, ButtonLink } from "../../ui/button";
import { FormToken } from "../forms/form-token";
import { useSectionName } from "./section-name";

/** Asked on a page of its own, with and without scripts. */
export function DeleteQuestion({ section, path }: { section: SectionOutline; path: string }) {
  const { t, localPath } = useWords();
  const name = useSectionName()(section);
  const place = { page_path: path, section_name: section.name };
  const language = t(`studio.languages.${languageOf(path)}`);
  return (
    <form method="post" className="grid max-w-prose justify-items-start gap-5">
      <h2 className="text-2xl">{t("studio.editor.deleteTitle", { name })}</h2>
      <p>{section.isBuiltIn ? t("studio.editor.resetText", { language }) : t("studio.editor.deleteText")}</p>
      <FormToken fields={{ page_path: path, section_name: section.name }} />
      <div className="flex flex-wrap gap-3">
        <Button intent="delete" variant="destructive">
          {t("studio.editor.yesDelete")}
        </Button>
        <ButtonLink variant="secondary" href={localPath(queryPath("/admin/content", place))}>
          {t("studio.editor.keep")}
        </ButtonLink>
      </div>
    </form>
  );
}
