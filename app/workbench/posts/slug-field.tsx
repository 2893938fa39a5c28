import { useEffect, useRef } from "react";
import { useWords } from "../../components/site/words";
import { slugOf } from "../../rules/site/slugs";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useFormState } from "../forms/form-state";

/** The last part of the post's address. It follows the title until it's edited. */
export function SlugField() {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const slug = input.current;
    const title = titleOf(slug);
    if (!slug || !title) return;
    const made = (words: string) => (words.trim() ? slugOf("post", words) : "");
    // A slug that differs from the title's was edited, so it doesn't follow.
    let isFollowing = slug.value === "";
    const follow = () => {
      if (isFollowing) slug.value = made(title.value);
    };
    const stop = () => {
      isFollowing = slug.value === "";
    };
    title.addEventListener("input", follow);
    slug.addEventListener("input", stop);
    return () => {
      title.removeEventListener("input", follow);
      slug.removeEventListener("input", stop);
    };
  }, []);

  return (
    <Field
      name="slug"
      label={t("postForm.fields.slug")}
      hint={t("postForm.fields.slugHint")}
      error={problem("slug")}
    >
      {(control) => (
        <div className="grid gap-2">
          <TextInput
            {...control}
            ref={input}
            data-aside
            maxLength={300}
            defaultValue={text("slug")}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            intent="make-slug"
            variant="secondary"
            onClick={(event) => {
              event.preventDefault();
              const title = titleOf(input.current)?.value.trim() ?? "";
              if (!input.current) return;
              input.current.value = title ? slugOf("post", title) : "";
              input.current.dispatchEvent(new Event("input", { bubbles: true }));
            }}
          >
            {t("postForm.fields.makeSlug")}
          </Button>
        </div>
      )}
    </Field>
  );
}

function titleOf(slug: HTMLInputElement | null): HTMLInputElement | null {
  return slug?.form?.querySelector<HTMLInputElement>('input[name="title"]') ?? null;
}
