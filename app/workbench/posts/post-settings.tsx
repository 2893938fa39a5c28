import type { ReactNode } from "react";
import { usePostCategoryName } from "../../components/posts/category-name";
import { useWords } from "../../components/site/words";
import { pictureTypes } from "../../rules/pictures/picture-check";
import { postCategories } from "../../rules/posts/post-categories";
import { publications } from "../../rules/posts/publication";
import { Field } from "../../ui/field";
import { FileInput } from "../../ui/file-input";
import { Fold } from "../../ui/fold";
import { RadioGroup } from "../../ui/radio-group";
import { useOpenPart } from "../forms/folded-part";
import { useFormState } from "../forms/form-state";
import { ChoiceField, LineField, TextField } from "../forms/labelled-fields";
import { PictureField } from "../forms/picture-field";
import { SlugField } from "./slug-field";
import { TagsField } from "./tags-field";

type Props = {
  /** The field for choosing the post's language. */
  writtenIn: ReactNode;
  tags: string[];
  /** The stored topic stays available even if it's no longer in the list. */
  storedCategory?: string;
  /** Without an editor, pictures for the text are uploaded with the form. */
  hasEditor: boolean;
  /** False for a reviewer: only the author decides about publishing. */
  hasStatus: boolean;
};

/** Everything besides the text. */
export function PostSettings({ writtenIn, tags, storedCategory = "", hasEditor, hasStatus }: Props) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const categoryName = usePostCategoryName();
  const stored = text("category") || storedCategory;
  const isListed = !stored || postCategories.some((one) => one === stored);
  const categories = [...postCategories, ...(isListed ? [] : [stored])];
  return (
    <div className="grid grid-cols-1 content-start items-start gap-x-14 gap-y-6 lg:group-has-[.post-twin[open]]/writing:grid-cols-2">
      {writtenIn}
      {hasEditor ? null : (
        <Field
          name="content_files"
          label={t("postForm.fields.contentFiles")}
          hint={t("postForm.fields.contentFilesHint")}
          optional={t("submission.optional")}
          error={problem("content_files")}
        >
          {(control) => <FileInput {...control} accept={pictureTypes} multiple />}
        </Field>
      )}
      <PictureField
        label={t("postForm.fields.featured")}
        files="image"
        addresses="featured_image_url"
        folder="posts"
      />
      <ChoiceField
        name="category"
        label={t("postForm.fields.category")}
        options={[
          { value: "", label: t("postForm.fields.noCategory") },
          ...categories.map((value) => ({ value, label: categoryName(value) })),
        ]}
        usual=""
      />
      <TagsField known={tags} />
      <SlugField />
      <SearchFields />
      {hasStatus ? (
        <RadioGroup
          name="status"
          label={t("postForm.fields.status")}
          hint={t("postForm.fields.statusHint")}
          choices={publications.map((value) => ({ value, label: t(`postForm.fields.${value}`) }))}
          value={text("status") || "draft"}
          error={problem("status")}
        />
      ) : null}
    </div>
  );
}

const seo = [
  ["seo_title", "seoTitle", 120],
  ["seo_description", "seoDescription", 320],
  ["seo_keywords", "seoKeywords", 300],
] as const;

function SearchFields() {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const names = seo.flatMap(([name]) => [name, `translation.${name}`]);
  const isUsed = names.some((name) => text(name) || problem(name));
  const part = useOpenPart("search", isUsed);
  return (
    <Fold title={t("postForm.parts.search")} {...part}>
      <p className="hint">{t("postForm.fields.seoHint")}</p>
      {seo.map(([name, word, maxLength]) => (
        <SearchField key={name} name={name} label={t(`postForm.fields.${word}`)} maxLength={maxLength} />
      ))}
      {seo.map(([name, word, maxLength]) => (
        <SearchField
          key={name}
          name={`translation.${name}`}
          label={t("submission.language.twin", { field: t(`postForm.fields.${word}`) })}
          maxLength={maxLength}
        />
      ))}
    </Fold>
  );
}

function SearchField(field: { name: string; label: string; maxLength: number }): ReactNode {
  return field.name.endsWith("description") ? <TextField {...field} rows={3} /> : <LineField {...field} />;
}
