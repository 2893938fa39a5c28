import { useWords } from "../../components/site/words";
import { type Language, otherLanguage } from "../../rules/site/language";
import { Fold } from "../../ui/fold";
import { Notice } from "../../ui/notice";
import { useOpenPart } from "../forms/folded-part";
import { useFormState } from "../forms/form-state";
import { LineField, TextField } from "../forms/labelled-fields";
import { RichTextField } from "./rich-text-field";

type Props = {
  written: Language;
  /** Without scripts the page can't follow the choice of language, so it doesn't name the other one. */
  hasScripts: boolean;
  /** Fields whose original has changed since they were translated. */
  outdated?: string[];
};

/** The text, with its translation beside it where there's room. */
export function PostTextFields({ written, hasScripts, outdated = [] }: Props) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const other = otherLanguage(written);
  const names = ["title", "content", "excerpt"] as const;
  const isUsed = names.some((name) => text(`translation.${name}`) || problem(`translation.${name}`));
  const part = useOpenPart("language", isUsed);
  const label = (name: (typeof names)[number]) => t(`postForm.fields.${name}`);
  const twinLabel = (name: (typeof names)[number]) =>
    hasScripts
      ? t(`submission.language.twinIn.${other}`, { field: label(name) })
      : t("submission.language.twin", { field: label(name) });
  return (
    <div className="grid grid-cols-1 content-start gap-x-8 gap-y-6 lg:has-[.post-twin[open]]:grid-cols-2">
      <div className="post-words-one grid grid-cols-1 content-start gap-6">
        <LineField name="title" label={label("title")} lang={written} maxLength={160} required />
        <RichTextField name="content" label={label("content")} language={written} />
        <TextField
          name="excerpt"
          label={label("excerpt")}
          hint={t("postForm.fields.excerptHint")}
          lang={written}
          maxLength={400}
          rows={3}
        />
      </div>
      <Fold
        className="post-twin"
        title={hasScripts ? t(`postForm.language.otherIn.${other}`) : t("postForm.language.other")}
        {...part}
      >
        <p className="hint">{t("postForm.language.otherHint")}</p>
        {outdated.length > 0 ? (
          <Notice tone="warn">
            {t("postForm.language.outdated", {
              fields: outdated.map((field) => nameOf(field, t)).join(", "),
            })}
          </Notice>
        ) : null}
        <LineField name="translation.title" label={twinLabel("title")} lang={other} maxLength={160} />
        <RichTextField name="translation.content" label={twinLabel("content")} language={other} />
        <TextField
          name="translation.excerpt"
          label={twinLabel("excerpt")}
          lang={other}
          maxLength={400}
          rows={3}
        />
      </Fold>
    </div>
  );
}

const fieldWords = {
  title: "postForm.fields.title",
  content: "postForm.fields.content",
  excerpt: "postForm.fields.excerpt",
  seo_title: "postForm.fields.seoTitle",
  seo_description: "postForm.fields.seoDescription",
  seo_keywords: "postForm.fields.seoKeywords",
} as const;

function nameOf(field: string, t: ReturnType<typeof useWords>["t"]): string {
  return field in fieldWords ? t(fieldWords[field as keyof typeof fieldWords]) : field;
}
