import { type ChangeEvent, useRef, useState } from "react";
import { ToastText } from "../../components/site/toast-text";
import { useWords } from "../../components/site/words";
import { pictureTypes } from "../../rules/pictures/picture-check";
import { isOwnPicture } from "../../rules/pictures/picture-sources";
import type { Toast } from "../../rules/site/flash";
import { safeImageUrl } from "../../rules/site/safe-url";
import { Field } from "../../ui/field";
import { FileInput } from "../../ui/file-input";
import { TextInput } from "../../ui/text-input";
import { uploadPicture } from "../forms/upload-picture";
import { BelowField, useFieldLabel } from "./below-field";
import { PictureChoices } from "./picture-choices";
import { useLibrary } from "./picture-library";
import { useProblem, useSectionField } from "./section-form-state";

const uploaded: Toast = { name: "imageUploaded", variant: "default" };
const uploadFailed: Toast = { name: "uploadFailed", variant: "destructive" };

/** Uploaded, chosen from the library, or an address; if empty, the page uses its own drawing. */
export function SectionPicture({ name, label }: { name: string; label: string }) {
  const { t } = useWords();
  const field = useSectionField(name);
  const fileProblem = useProblem(`file.${name}`);
  const [address, setAddress] = useState(field.value);
  const [picked, setPicked] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<{ toast: Toast; problem?: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const title = useFieldLabel(label);

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setPercent(0);
    const upload = await uploadPicture(file, "pages", setPercent);
    setPercent(null);
    currentTarget.value = "";
    if ("url" in upload) choose(upload.url);
    setOutcome("url" in upload ? { toast: uploaded } : { toast: uploadFailed, problem: t(upload.problem) });
  }

  /** Fires an input event, so that the draft notices. */
  function choose(url: string, isPicked = false) {
    setAddress(url);
    setPicked(isPicked ? url : null);
    if (input.current) input.current.value = url;
    input.current?.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 rounded-md border border-line bg-paper p-4">
      <legend className="label float-left">{title}</legend>
      <p className="hint">{t("studio.editor.both")}</p>
      <Preview address={address || field.hint} />
      <Field
        id={`${field.id}-file`}
        name={`file.${name}`}
        label={t("studio.editor.picture")}
        error={outcome?.problem ?? fileProblem}
      >
        {(control) => (
          <FileInput
            {...control}
            accept={pictureTypes}
            onChange={send}
            progress={
              percent === null ? undefined : { value: percent, label: t("submission.pictures.uploading") }
            }
          />
        )}
      </Field>
      <Library name={name} picked={picked} onPick={(url) => choose(url, true)} />
      <Field id={field.id} name={name} label={t("studio.editor.pictureAddress")} error={field.error}>
        {(control) => (
          <>
            <TextInput
              {...control}
              ref={input}
              placeholder={field.hint || " "}
              defaultValue={field.value}
              onInput={(event) => {
                setAddress(event.currentTarget.value);
                setPicked(null);
              }}
            />
            <BelowField name={name} />
          </>
        )}
      </Field>
      {outcome && <ToastText toast={outcome.toast} />}
    </fieldset>
  );
}

function Preview({ address }: { address: string }) {
  const { t } = useWords();
  const picture = safeImageUrl(address);
  if (!picture) return <p className="hint">{t("studio.editor.noPicture")}</p>;
  return (
    <img
      className="aspect-16/9 w-full max-w-80 rounded-sm bg-sand object-cover"
      src={isOwnPicture(picture) ? `${picture}?w=640` : picture}
      alt=""
      width={320}
      height={180}
    />
  );
}

type LibraryProps = { name: string; picked: string | null; onPick: (url: string) => void };

function Library({ name, picked, onPick }: LibraryProps) {
  const { t, localPath } = useWords();
  const choices = useLibrary();
  if (choices.length === 0) return null;
  return (
    <details>
      <summary className="more">{t("studio.editor.library")}</summary>
      <PictureChoices {...{ name, choices, picked }} onPick={({ url }) => onPick(url)} />
      <a className="more" href={localPath("/admin/images")}>
        {t("studio.editor.allPictures")}
      </a>
    </details>
  );
}
