import { useEffect, useRef, useState } from "react";
import { PortraitPicture } from "../../components/pictures/portrait-picture";
import { useWords } from "../../components/site/words";
import type { PortraitKind } from "../../rules/pictures/drawable-thing";
import { portraitCode } from "../../rules/pictures/portrait";
import { thingsOfKind } from "../../rules/pictures/portrait-choice";
import { accents, hours, settings } from "../../rules/pictures/portrait-parts";
import { previewPortrait } from "../../rules/pictures/portrait-preview";
import { sitterOf } from "../../rules/pictures/portrait-sitter";
import { wishesOf, type wishFields } from "../../rules/pictures/portrait-wishes";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import type { Filled } from "./folded-part";
import { FormPart } from "./form-part";
import { useFormState } from "./form-state";

type Read = (name: string) => string;
type Choice = {
  name: (typeof wishFields)[number];
  label: string;
  options: { value: string; label: string }[];
};

/** The drawing shown where there's no photo. It follows the fields above; without scripts a button updates it. */
export function PortraitFields({ kind }: { kind: PortraitKind }) {
  const { t, language } = useWords();
  const { text } = useFormState();
  const { section, read } = useTyped(text);
  const present = read("portrait.shown") || text("portrait_code");
  const code = portraitCode(
    previewPortrait(sitterIn(kind, read, text("slug")), wishesIn(kind, read), present),
  );
  const choices: Choice[] = [
    {
      name: "portrait.thing",
      label: t("portraits.thing"),
      options: thingsOfKind(kind)
        .map((value) => ({ value, label: t(`portraits.things.${value}`) }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    },
    {
      name: "portrait.hour",
      label: t("portraits.hour"),
      options: hours.map((value) => ({ value, label: t(`portraits.hours.${value}`) })),
    },
    {
      name: "portrait.accent",
      label: t("portraits.accent"),
      options: accents.map((value) => ({ value, label: t(`portraits.accents.${value}`) })),
    },
    {
      name: "portrait.setting",
      label: t("portraits.setting"),
      options: settings.map((value) => ({ value, label: t(`portraits.settings.${value}`) })),
    },
  ];
  return (
    <FormPart
      title={t("portraits.title")}
      folds={{
        fields: choices.map(({ name }) => name),
        holds: t("portraits.holds"),
        say: (filled) => choices.flatMap((choice) => chosenOf(choice, filled)).join(" · "),
      }}
    >
      <p className="hint -mt-2">{t("portraits.lead")}</p>
      <div ref={section} id="portrait" className="grid items-start gap-6 sm:grid-cols-2">
        <input type="hidden" name="portrait.shown" value={text("portrait.shown") || text("portrait_code")} />
        <div
          className="aspect-4/3 overflow-hidden rounded-xl sm:sticky sm:top-28"
          role="img"
          aria-label={t("portraits.alt")}
        >
          <PortraitPicture code={code} />
        </div>
        <div className="grid gap-4">
          {choices.map(({ name, label, options }) => (
            <Field key={name} name={name} label={label}>
              {(control) => (
                <Select
                  {...control}
                  options={options}
                  placeholder={t("portraits.free")}
                  defaultValue={text(name)}
                />
              )}
            </Field>
          ))}
          <noscript>
            <Button variant="secondary" size="small" name="intent" value="show" formAction="#portrait">
              {t("portraits.show")}
            </Button>
          </noscript>
        </div>
      </div>
    </FormPart>
  );
}

function chosenOf({ name, options }: Choice, filled: Filled): string[] {
  return options.filter(({ value }) => filled(name).includes(value)).map(({ label }) => label);
}

/** The form's current values; the initial ones until something is typed. */
function useTyped(text: Read) {
  const section = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<FormData | null>(null);
  useEffect(() => {
    const form = section.current?.closest("form");
    const look = () => setTyped(form ? new FormData(form) : null);
    form?.addEventListener("input", look);
    return () => form?.removeEventListener("input", look);
  }, []);
  const read: Read = typed ? (name) => String(typed.get(name) ?? "") : text;
  return { section, read };
}

const described = [
  ...(["name", "business_name", "title", "category", "event_type", "business_type"] as const),
  ...(["description", "full_description", "start_time"] as const),
];

function sitterIn(kind: PortraitKind, read: Read, slug: string) {
  const words = Object.fromEntries(described.map((name) => [name, read(name)]));
  const translation = Object.fromEntries(
    described.map((name) => [name, { text: read(`translation.${name}`) }]),
  );
  return sitterOf(kind, { ...words, translation, slug });
}

function wishesIn(kind: PortraitKind, read: Read) {
  return (
    wishesOf(kind, {
      "portrait.thing": read("portrait.thing"),
      "portrait.hour": read("portrait.hour"),
      "portrait.accent": read("portrait.accent"),
      "portrait.setting": read("portrait.setting"),
    }) ?? {}
  );
}
