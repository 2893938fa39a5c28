import { useState } from "react";
import { useWords } from "../../components/site/words";
import { wordsField } from "../../forms/pictures/picture-words";
import { isOwnPicture } from "../../rules/pictures/picture-sources";
import { otherLanguage } from "../../rules/site/language";
import { safeImageUrl } from "../../rules/site/safe-url";
import { Field, FieldError, fieldId } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { useFormState } from "./form-state";
import { RowButton } from "./row-button";

type Props = {
  address: string;
  index: number;
  name: string;
  isList: boolean;
  isLast: boolean;
  /** True if the row was just added. */
  isNew: boolean;
  onChange: (address: string) => void;
  onEnter: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** In pixels; narrower pictures look blurred on a page. */
const smallest = 640;

/** A stored picture with its alt text, or the address of one elsewhere. */
export function PictureRow({ address, index, name, isList, isLast, isNew, ...on }: Props) {
  const { t } = useWords();
  const { problem } = useFormState();
  const row = isList ? `${name}.${index}` : name;
  const id = fieldId(row);
  const picture = safeImageUrl(address);
  const [isSmall, setSmall] = useState(false);
  const isStored = picture !== null && isOwnPicture(picture);
  const button = (act: "earlier" | "later" | "remove") => {
    const label = act === "remove" ? "removeNumber" : act;
    return { act, name, index, label: t(`submission.pictures.${label}`, { number: index + 1 }) };
  };
  return (
    <li
      className={isList || isStored ? "grid gap-3 rounded-lg border border-line p-4" : "grid gap-3"}
      id={isStored ? id : undefined}
      tabIndex={-1}
    >
      <div className="flex flex-wrap items-start gap-4">
        {picture ? (
          <img
            className="h-21 w-28 rounded-md bg-sand object-cover"
            src={isStored ? `${picture}?w=640` : picture}
            alt={t("submission.pictures.picture", { number: index + 1 })}
            width={112}
            height={84}
            loading="lazy"
            referrerPolicy={isStored ? undefined : "no-referrer"}
            onLoad={({ currentTarget }) => setSmall(currentTarget.naturalWidth < smallest)}
          />
        ) : null}
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          {isStored ? (
            <PictureWordsFields name={name} address={picture} />
          ) : (
            <Field name={name} id={id} label={t("submission.pictures.url")} error={problem(row)}>
              {(control) => (
                <TextInput
                  {...control}
                  type="url"
                  defaultValue={address}
                  autoFocus={isNew}
                  onBlur={(event) => on.onChange(event.currentTarget.value)}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter") return;
                    on.onChange(event.currentTarget.value);
                    if (!isList) return;
                    event.preventDefault();
                    on.onEnter();
                  }}
                />
              )}
            </Field>
          )}
        </div>
      </div>
      {isSmall ? <p className="field-note">{t("submission.pictures.small")}</p> : null}
      {isStored ? <FieldError id={id} error={problem(row)} /> : null}
      {isList || isStored ? (
        <div className="-ml-4 flex flex-wrap gap-2">
          {isList && index > 0 ? (
            <RowButton {...button("earlier")} onPress={() => on.onMove(index - 1)} />
          ) : null}
          {isList && !isLast ? <RowButton {...button("later")} onPress={() => on.onMove(index + 1)} /> : null}
          <RowButton {...button("remove")} onPress={on.onRemove} />
        </div>
      ) : null}
    </li>
  );
}

/** The alt texts of a stored picture, in both languages, and its address as a hidden field. */
function PictureWordsFields({ name, address }: { name: string; address: string }) {
  const { t } = useWords();
  const { language: reader } = useWords();
  const { text } = useFormState();
  return (
    <>
      <input type="hidden" name={name} value={address} />
      {[reader, otherLanguage(reader)].map((language) => {
        const field = wordsField(language, address);
        return (
          <Field key={language} name={field} label={t(`submission.pictures.altIn.${language}`)}>
            {(control) => (
              <TextInput {...control} lang={language} maxLength={200} defaultValue={text(field)} />
            )}
          </Field>
        );
      })}
    </>
  );
}
