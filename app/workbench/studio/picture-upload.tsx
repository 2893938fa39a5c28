import { type ChangeEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { ToastText } from "../../components/site/toast-text";
import { useWords } from "../../components/site/words";
import type { PictureAnswer } from "../../forms/pictures/picture-answer";
import { pictureTypes } from "../../rules/pictures/picture-check";
import type { Toast } from "../../rules/site/flash";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { FileInput } from "../../ui/file-input";
import { FormToken } from "../forms/form-token";
import { uploadPicture, uploadToast } from "../forms/upload-picture";

type Refused = { name: string; problem: string };

/** If some files were stored, it isn't shown as an error. */
function toastOf({ toast, stored }: PictureAnswer): Toast {
  return stored > 0 ? uploadToast(stored, 1) : { name: toast, variant: "destructive" };
}

/** Several files: with scripts they're uploaded in turn when chosen, without them with the form. */
export function PictureUpload({ answer }: { answer: PictureAnswer | null }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<{ value: number; label: string } | null>(null);
  const [outcome, setOutcome] = useState<{ toast: Toast; refused: Refused[] } | null>(null);

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    const refused: Refused[] = [];
    for (const [index, file] of files.entries()) {
      const label = t("studioPictures.uploading", { number: index + 1, count: files.length });
      const upload = await uploadPicture(file, "pages", (percent) =>
        setProgress({ value: Math.round((100 * index + percent) / files.length), label }),
      );
      if ("problem" in upload) refused.push({ name: file.name, problem: t(upload.problem) });
    }
    currentTarget.value = "";
    setProgress(null);
    setOutcome({ toast: uploadToast(files.length - refused.length, refused.length), refused });
    await revalidate();
  }

  const refused =
    outcome?.refused ?? (answer?.refused ?? []).map((one) => ({ ...one, problem: t(one.problem) }));
  return (
    <form method="post" encType="multipart/form-data" className="grid max-w-form gap-3" noValidate>
      <FormToken />
      <Field
        id="images-upload"
        name="image"
        label={t("studioPictures.upload")}
        error={answer?.problem ? t(answer.problem) : undefined}
      >
        {(control) => (
          <FileInput
            {...control}
            accept={pictureTypes}
            multiple
            onChange={send}
            progress={progress ?? undefined}
          />
        )}
      </Field>
      <noscript>
        <Button intent="upload">{t("studioPictures.send")}</Button>
      </noscript>
      {refused.length > 0 && (
        <ul className="error grid" role="alert">
          {refused.map(({ name, problem }) => (
            <li key={name}>
              {name}: {problem}
            </li>
          ))}
        </ul>
      )}
      {outcome && <ToastText toast={outcome.toast} />}
      {!outcome && answer && <ToastText toast={toastOf(answer)} />}
    </form>
  );
}
