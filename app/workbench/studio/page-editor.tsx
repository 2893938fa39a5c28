import { useBothLanguages, useWords } from "../../components/site/words";
import { hasGrayText } from "../../forms/content/field-placeholders";
import type { SectionEditor, SectionOutline } from "../../forms/content/section-view";
import type { SectionAnswer } from "../../forms/content/studio-answer";
import { languageOf } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Button, ButtonLink } from "../../ui/button";
import { FormToken } from "../forms/form-token";
import { LanguagePanels } from "./language-panel";
import { NewSection } from "./new-section";
import { PagePreview } from "./page-preview";
import { LibraryContext, type LibraryPicture } from "./picture-library";
import { SectionList } from "./section-list";
import { usePageName, useSectionName } from "./section-name";
import { SectionPanel } from "./section-panel";
import { StudioFrame } from "./studio-frame";

type PageOfStudio = {
  page: { path: string };
  sections: SectionOutline[];
  section: SectionOutline | null;
  editors: SectionEditor[];
  pictures: LibraryPicture[];
  /** A language's page path, while deleting the section in it is being confirmed. */
  asksDelete: string | null;
  now: Date;
};

type Props = { studio: PageOfStudio; answer: SectionAnswer | undefined };

/** A list of sections, or one in both languages, beside the preview. */
export function PageEditor({ studio, answer }: Props) {
  const { t, localPath } = useWords();
  const pageName = usePageName();
  const sectionName = useSectionName();
  const { page, sections, section, editors, pictures, asksDelete, now } = studio;
  const name = pageName(page.path);
  const back = section
    ? { href: localPath(queryPath("/admin/content", { page_path: page.path })), label: name }
    : { href: localPath("/admin/content"), label: t("studio.page.back") };
  const inOrder = useBothLanguages().flatMap((one) => editors.filter(({ language }) => language === one));
  const hasGray = editors.some((editor) => hasGrayText(editor.fields, editor));
  const version = [
    ...sections.map((one) => `${one.name}${one.isVisible}${JSON.stringify(one.standing)}`),
    ...editors.map((one) => one.version),
  ].join();
  return (
    <StudioFrame
      title={section ? sectionName(section) : name}
      back={back}
      lead={hasGray ? t("studio.editor.empty") : undefined}
      actions={
        <ButtonLink
          href={localPath(queryPath(page.path, { preview: "draft" }))}
          variant="secondary"
          icon="eye"
          target="_blank"
          rel="noopener"
        >
          {t("studio.page.see")}
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,30rem)]">
        {section && asksDelete ? (
          <DeleteQuestion section={section} path={asksDelete} />
        ) : section ? (
          <LibraryContext value={pictures}>
            <LanguagePanels>
              {inOrder.map((editor) => (
                <SectionPanel key={`${section.name}.${editor.path}`} {...{ section, editor, answer, now }} />
              ))}
            </LanguagePanels>
          </LibraryContext>
        ) : (
          <div className="grid content-start gap-6">
            <SectionList path={page.path} sections={sections} />
            <NewSection path={page.path} answer={answer} />
          </div>
        )}
        <PagePreview path={page.path} section={section?.name ?? null} version={version} />
      </div>
    </StudioFrame>
  );
}

function DeleteQuestion({ section, path }: { section: SectionOutline; path: string }) {
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
