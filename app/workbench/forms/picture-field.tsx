import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { ToastText } from "../../components/site/toast-text";
import { useWords } from "../../components/site/words";
import type { MessageKey } from "../../forms/site/parse";
import { moved } from "../../forms/site/repeated-rows";
import type { PictureFolder } from "../../rules/pictures/picture-address";
import { pictureTypes } from "../../rules/pictures/picture-check";
import type { Toast } from "../../rules/site/flash";
import { Field } from "../../ui/field";
import { Fieldset } from "../../ui/fieldset";
import { FileInput } from "../../ui/file-input";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";
import { InstantButton } from "./instant-button";
import { PictureRow } from "./picture-row";
import { uploadPicture, uploadToast } from "./upload-picture";

type Props = {
  label: string;
  /** `files` is the name of the upload field, `addresses` that of the stored and typed addresses. */
  files: string;
  addresses: string;
  folder: PictureFolder;
  isList?: boolean;
  hint?: string;
};

type Row = { id: number; address: string };

type Sending = { name: string; percent: number };

/** With scripts each file is uploaded as soon as it's chosen; without them, with the form. */
export function PictureField({ label, files, addresses, folder, isList = false, hint }: Props) {
  const { t } = useWords();
  const { rows: typed, problem } = useFormState();
  const given = typed(addresses);
  // A list starts without an address row.
  const start = given.length > 0 || isList ? given : [""];
  const [rows, setRows] = useState<Row[]>(start.map((address, id) => ({ id, address })));
  const count = useRef(start.length);
  const [sending, setSending] = useState<Sending | null>(null);
  const [refused, setRefused] = useState<{ name: string; key: MessageKey }[]>([]);
  const [toast, setToast] = useState<Toast | null>(null);
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);

  const add = (address: string) => {
    const row = { id: count.current++, address };
    setRows((now) => (isList ? [...now.filter((one) => address === "" || one.address.trim()), row] : [row]));
  };

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(currentTarget.files ?? [])];
    const failed: typeof refused = [];
    setRefused(failed);
    setToast(null);
    for (const file of chosen) {
      setSending({ name: file.name, percent: 0 });
      const uploaded = await uploadPicture(file, folder, (percent) =>
        setSending({ name: file.name, percent }),
      );
      if ("url" in uploaded) add(uploaded.url);
      else failed.push({ name: file.name, key: uploaded.problem });
    }
    setRefused(failed);
    setSending(null);
    setToast(uploadToast(chosen.length - failed.length, failed.length));
    // Files that were stored or refused needn't be sent again with the form.
    currentTarget.value = "";
  }

  const message = refused.map(({ name, key }) => `${name}: ${t(key)}`).join("; ");
  const fileProblem = message || problem(files);
  return (
    <Fieldset
      name={isList ? addresses : `${addresses}-group`}
      label={<span className="text-lg">{label}</span>}
      optional={t("submission.optional")}
      error={isList ? problem(addresses) : undefined}
    >
      <Field
        name={files}
        label={t(isList ? "submission.pictures.files" : "submission.pictures.file")}
        hint={hint ?? t("submission.pictures.formats")}
        error={fileProblem}
      >
        {(control) => (
          <FileInput
            {...control}
            accept={pictureTypes}
            multiple={isList}
            onChange={hasScripts ? send : undefined}
            progress={
              sending
                ? {
                    value: sending.percent,
                    label: t("submission.pictures.uploadingNamed", { name: sending.name }),
                  }
                : undefined
            }
          />
        )}
      </Field>
      {rows.length > 0 ? (
        <ul className="mt-2 grid gap-3">
          {rows.map((row, index) => (
            <PictureRow
              key={row.id}
              address={row.address}
              index={index}
              name={addresses}
              isList={isList}
              isLast={index === rows.length - 1}
              isNew={isList && row.id >= start.length && row.address === ""}
              onChange={(address) =>
                setRows((now) => now.map((one) => (one === row ? { ...row, address } : one)))
              }
              onEnter={() => isList && add("")}
              onMove={(to) => setRows((now) => moved(now, index, to))}
              onRemove={() => {
                setRows((now) => now.filter((one) => one.id !== row.id));
                if (!isList) add("");
              }}
            />
          ))}
        </ul>
      ) : null}
      {isList ? (
        <p>
          <InstantButton variant="secondary" intent={`add:${addresses}`} icon="plus" onPress={() => add("")}>
            {t("submission.pictures.addUrl")}
          </InstantButton>
        </p>
      ) : null}
      {toast ? <ToastText toast={toast} /> : null}
    </Fieldset>
  );
}

type PartProps = { folder: PictureFolder; hasGallery?: boolean };

export function PicturePart({ folder, hasGallery = false }: PartProps) {
  const { t } = useWords();
  const main = ["image", "image_url"];
  const folds = hasGallery
    ? {
        fields: [...main, "gallery_files", "gallery_images"],
        holds: t("submission.parts.holds.pictures"),
      }
    : { fields: main, holds: t("submission.parts.holds.picture") };
  return (
    <FormPart title={t("submission.parts.pictures")} folds={folds} isAiry={hasGallery}>
      <PictureField
        label={t("submission.pictures.main")}
        files="image"
        addresses="image_url"
        folder={folder}
      />
      {hasGallery ? (
        <PictureField
          label={t("submission.pictures.gallery")}
          files="gallery_files"
          addresses="gallery_images"
          folder={folder}
          isList
        />
      ) : null}
    </FormPart>
  );
}
