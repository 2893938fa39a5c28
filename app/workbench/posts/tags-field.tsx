import { type KeyboardEvent, useId, useState } from "react";
import { useWords } from "../../components/site/words";
import { mostTags, readTags } from "../../rules/posts/read-tags";
import { Field } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { TextInput } from "../../ui/text-input";
import { useFormState } from "../forms/form-state";
import { useTypedBeforeHydration } from "../forms/use-typed-before-hydration";

/** Comma-separated words; with scripts each one becomes a chip. */
export function TagsField({ known }: { known: string[] }) {
  const { t } = useWords();
  const { text, problem } = useFormState();
  const [taken, setTaken] = useState<string | null>(null);
  const part = useTypedBeforeHydration<HTMLInputElement>((typed) => setTaken(typed("tags")));
  const field = {
    name: "tags",
    label: t("postForm.fields.tags"),
    hint: t("postForm.fields.tagsHint"),
    optional: t("submission.optional"),
    error: problem("tags"),
  };
  return (
    <Field {...field}>
      {({ name, ...control }) =>
        taken === null ? (
          <TextInput {...control} name={name} ref={part} maxLength={400} defaultValue={text("tags")} />
        ) : (
          <Chips {...control} name={name} start={taken} known={known} />
        )
      }
    </Field>
  );
}

type ChipsProps = { id: string; name: string; start: string; known: string[] };

function Chips({ id, name, start, known, ...described }: ChipsProps) {
  const { t } = useWords();
  const list = useId();
  const [tags, setTags] = useState(() => readTags(start));
  const [typed, setTyped] = useState("");
  const take = (words: string) => {
    setTags((now) => readTags([...now, words].join(",")));
    setTyped("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Backspace" && typed === "") setTags((now) => now.slice(0, -1));
    if (event.key !== "Enter" || typed.trim() === "") return;
    event.preventDefault();
    take(typed);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <input type="hidden" name={name} value={[...tags, typed].filter(Boolean).join(", ")} />
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sea-soft px-3.5 py-1 text-sm font-bold text-sea-ink hover:line-through"
          aria-label={t("postForm.fields.tagRemove", { tag })}
          onClick={() => setTags((now) => now.filter((one) => one !== tag))}
        >
          {tag}
          <Icon name="close" />
        </button>
      ))}
      {tags.length < mostTags ? (
        <input
          {...described}
          id={id}
          className="input w-auto flex-1 basis-32"
          list={list}
          value={typed}
          maxLength={60}
          autoCapitalize="none"
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            // A suggestion arrives whole; a typed tag ends with a comma.
            if (/[,;]/.test(value) || known.includes(value)) take(value);
            else setTyped(value);
          }}
          onKeyDown={press}
          onBlur={() => typed.trim() && take(typed)}
        />
      ) : null}
      <datalist id={list}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </div>
  );
}
