import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useWords } from "../../components/site/words";
import { changeItems } from "../../forms/content/change-items";
import { jsonField } from "../../forms/content/section-check";
import type { SectionEditor } from "../../forms/content/section-view";
import type { SectionAnswer } from "../../forms/content/studio-answer";
import type { Typed } from "../../forms/site/parse";
import { readRowChange } from "../../forms/site/repeated-rows";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-input";
import { EnterSends } from "../forms/enter-key";
import { FormToken } from "../forms/form-token";
import { typedIn } from "../forms/local-draft";
import { useDraft } from "../forms/use-draft";
import { BelowField } from "./below-field";
import { draftKey } from "./draft-key";
import { FormAnswer } from "./form-answer";
import { SectionFields } from "./section-fields";
import { SectionFormProvider, useSectionField, useSectionForm } from "./section-form-state";
import { SectionPublishButtons } from "./section-publish-buttons";
import { KeptText } from "./studio-notices";
import { useTyped, useTypedWhileSending } from "./use-typed-while-sending";

/** Nothing to compare drafts with: any draft is offered, and none restored by itself. */
const nothing: Typed = {};

type Props = { editor: SectionEditor; name: string; answer: SectionAnswer | undefined };

/** What's typed is kept in this browser until it's been accepted. */
export function SectionForm({ editor, name, answer }: Props) {
  const { language, path, version, fields, hints, borrowed } = editor;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== "idle";
  const { draft, overtaken, forget } = useDraft(form, draftKey(path, name), {
    saved: nothing,
    isFresh: answer === undefined,
  });
  const kept = draft ?? overtaken;
  const { noteSent, since } = useTypedWhileSending(form);
  const { typed, round, put } = useTyped(answer ?? version, answer?.typed ?? editor.typed, since);
  const opened = answer?.version ?? version;

  function change(intent: string) {
    if (!form.current) return;
    const now = typedIn(new FormData(form.current)).typed;
    put(changed(now, intent));
  }

  return (
    <Form
      className="studio-form"
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      onSubmit={noteSent}
      ref={form}
    >
      <EnterSends intent="save-draft" />
      <FormToken fields={{ page_path: path, section_name: name, version: opened }} />
      <FormAnswer language={language} answer={answer} />
      {!answer && kept && (
        <KeptText
          onTake={() => {
            put(kept.typed);
            forget();
          }}
          onDrop={forget}
        />
      )}
      <SectionFormProvider
        key={round}
        {...{ language, typed, hints, borrowed, change }}
        problems={answer?.problems ?? {}}
        theirs={answer?.theirs ?? null}
      >
        {editor.json === null ? (
          <SectionFields fields={fields} path="data" />
        ) : (
          <JsonField json={editor.json} />
        )}
        <SectionPublishButtons isBusy={isBusy} />
      </SectionFormProvider>
    </Form>
  );
}

/** Applies an intent in the browser, as the server would. */
function changed(typed: Typed, intent: string): Typed {
  if (intent.startsWith("reset:")) return { ...typed, [intent.slice("reset:".length)]: [""] };
  const change = readRowChange(intent);
  return change && "field" in change ? changeItems(typed, change) : typed;
}

/** For a section without known fields. */
function JsonField({ json }: { json: string }) {
  const { t } = useWords();
  const { typed } = useSectionForm();
  const { id, error } = useSectionField(jsonField);
  return (
    <Field id={id} name={jsonField} label={t("studio.editor.json")} hint={t("studio.page.raw")} error={error}>
      {(control) => (
        <>
          <TextArea
            {...control}
            className="font-mono text-sm"
            rows={14}
            spellCheck={false}
            defaultValue={typed[jsonField]?.[0] ?? json}
          />
          <BelowField name={jsonField} />
        </>
      )}
    </Field>
  );
}
