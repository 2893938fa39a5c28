import { useBothLanguages, useWords } from "../../components/site/words";
import type { SeoAnswer, SeoEditor } from "../../forms/content/seo";
import { Badge } from "../../ui/badge";
import { Button, ButtonLink } from "../../ui/button";
import { FormToken } from "../forms/form-token";
import { LogLink } from "../review/log-link";
import { LanguagePanel, LanguagePanels } from "./language-panel";
import { LibraryContext, type LibraryPicture } from "./picture-library";
import { usePageName } from "./section-name";
import { SeoForm } from "./seo-form";
import { StudioFrame } from "./studio-frame";

type Props = {
  page: { path: string; origin: string; forms: SeoEditor[]; pictures: LibraryPicture[] };
  answer: SeoAnswer | undefined;
};

/** The record of a path in both languages. */
export function SeoScreen({ page: { path, origin, forms, pictures }, answer }: Props) {
  const { t, localPath } = useWords();
  const name = usePageName()(path);
  const inOrder = useBothLanguages().flatMap((one) => forms.filter(({ language }) => language === one));
  return (
    <StudioFrame
      title={name}
      lead={t("studioSeo.formLead")}
      back={{ href: localPath("/admin/seo"), label: t("studio.nav.seo") }}
      actions={
        <ButtonLink href={localPath(path)} variant="secondary" icon="eye" target="_blank" rel="noopener">
          {t("studio.page.see")}
        </ButtonLink>
      }
    >
      <LibraryContext value={pictures}>
        <LanguagePanels>
          {inOrder.map((editor) => (
            <LanguagePanel
              key={editor.path}
              language={editor.language}
              state={
                <>
                  {editor.id && <Badge tone="info">{t("studioSeo.own")}</Badge>}
                  <span className="hint wrap-anywhere">{editor.path}</span>
                  <LogLink kind="seo" id={editor.path} />
                </>
              }
            >
              <SeoForm
                editor={editor}
                origin={origin}
                answer={answer?.path === editor.path ? answer : undefined}
              />
              {editor.id && <DropForm path={editor.path} />}
            </LanguagePanel>
          ))}
        </LanguagePanels>
      </LibraryContext>
    </StudioFrame>
  );
}

/** Deletes the record of a path; unfolds to confirm. */
function DropForm({ path }: { path: string }) {
  const { t } = useWords();
  return (
    <details>
      <summary className="more">{t("studioSeo.drop")}</summary>
      <form method="post" className="grid justify-items-start gap-3 pt-3">
        <p>{t("studioSeo.dropText")}</p>
        <FormToken fields={{ page_path: path }} />
        <Button intent="delete" variant="destructive" size="small">
          {t("studioSeo.dropYes")}
        </Button>
      </form>
    </details>
  );
}
