import type { ReactNode } from "react";
import { useWords } from "../../components/site/words";
import { robotsChoices, type SeoTexts } from "../../forms/content/seo";
import type { FormProblems } from "../../forms/site/form-answer";
import type { PageSeo } from "../../rules/content/page-seo";
import {
  descriptionAdvice,
  filledPart,
  type LengthAdvice,
  resultDescription,
  resultTitle,
  titleAdvice,
} from "../../rules/content/seo-advice";
import type { SeoField } from "../../rules/content/seo-fields";
import type { Language } from "../../rules/site/language";
import { classNames } from "../../ui/class-names";
import { type Control, Field } from "../../ui/field";
import { Fold } from "../../ui/fold";
import { Select } from "../../ui/select";
import { TextArea, TextInput } from "../../ui/text-input";
import { useProblemList } from "../forms/form-state";
import { SavedMeanwhile } from "./saved-meanwhile";
import { hintOf, type SeoSources } from "./seo-if-saved";
import { SharePictureChoices } from "./share-picture-choices";

type Props = SeoSources & {
  language: Language;
  seo: PageSeo;
  /** The initial values. */
  begin: SeoTexts;
  problems: FormProblems;
  theirs: Record<string, string> | null;
};

/** The most important fields first, the others folded. */
export function SeoFields(props: Props) {
  const { t } = useWords();
  const { seo, problems, begin } = props;
  const isFilled = (...names: SeoField[]) => names.some((name) => problems[name] || begin[name]);
  const line = (name: SeoField) => <OneField {...props} name={name} key={name} />;
  return (
    <>
      <OneField {...props} name="page_title">
        <Meter text={seo.title} setting={resultTitle} advice={titleAdvice(seo.title)} word="title" />
      </OneField>
      <OneField {...props} name="meta_description">
        <Meter
          text={seo.description}
          setting={resultDescription}
          advice={descriptionAdvice(seo.description)}
          word="description"
        />
      </OneField>
      <Fold title={t("studioSeo.groups.share")} open={isFilled("og_title", "og_description", "og_image")}>
        {(["og_title", "og_description"] as const).map(line)}
        <OneField {...props} name="og_image">
          <SharePictureChoices name="og_image" value={props.typed.og_image} />
        </OneField>
      </Fold>
      <Fold
        title={t("studioSeo.groups.twitter")}
        open={isFilled("twitter_title", "twitter_description", "twitter_image")}
      >
        {(["twitter_title", "twitter_description"] as const).map(line)}
        <OneField {...props} name="twitter_image">
          <SharePictureChoices name="twitter_image" value={props.typed.twitter_image} />
        </OneField>
      </Fold>
      <Fold
        title={t("studioSeo.groups.engines")}
        open={isFilled("meta_keywords", "robots", "canonical_url", "schema_markup")}
      >
        {(["robots", "canonical_url", "meta_keywords", "schema_markup"] as const).map(line)}
      </Fold>
    </>
  );
}

type OneProps = Props & { name: SeoField; children?: ReactNode };

function OneField({ name, children, language, begin, problems, theirs, ...sources }: OneProps) {
  const { t } = useWords();
  const [problem] = useProblemList(problems[name] ? { [name]: problems[name] } : {});
  const other = theirs?.[name];
  return (
    <Field
      id={`field-${language}-${name}`}
      name={name}
      label={t(`studioSeo.fields.${name}`)}
      hint={name === "schema_markup" ? t("studioSeo.hints.schema_markup") : undefined}
      error={problem?.message}
    >
      {(control) => (
        <>
          {controlOf(name, control, begin[name], hintOf(name, sources), language, t("studioSeo.byItself"))}
          {children}
          {other !== undefined && other !== begin[name] && <SavedMeanwhile text={other} />}
        </>
      )}
    </Field>
  );
}

const longFields = new Set<SeoField>(["meta_description", "og_description", "twitter_description"]);

function controlOf(
  name: SeoField,
  control: Control,
  value: string,
  hint: string,
  language: Language,
  byItself: string,
) {
  if (name === "robots") {
    const known = robotsChoices.includes(value) || !value ? robotsChoices : [value, ...robotsChoices];
    const options = known.map((one) => ({ value: one, label: one }));
    return (
      <Select {...control} defaultValue={value} placeholder={`${byItself}: ${hint}`} options={options} />
    );
  }
  if (name === "schema_markup")
    return (
      <TextArea {...control} className="font-mono text-sm" rows={6} spellCheck={false} defaultValue={value} />
    );
  const isWords = !name.endsWith("image") && name !== "canonical_url";
  const lang = isWords ? language : undefined;
  if (longFields.has(name))
    return <TextArea {...control} lang={lang} rows={3} defaultValue={value} placeholder={hint} />;
  return <TextInput {...control} lang={lang} defaultValue={value} placeholder={hint} />;
}

type MeterProps = {
  text: string;
  setting: typeof resultTitle;
  advice: LengthAdvice;
  word: "title" | "description";
};

/** How much of the space in a search result is used. Only a hint; longer texts are accepted. */
function Meter({ text, setting, advice, word }: MeterProps) {
  const { t } = useWords();
  const part = filledPart(text, setting);
  const isLong = advice?.startsWith("long");
  const tone = isLong ? "[--tone:var(--sun-ink)]" : advice === null && "[--tone:var(--leaf)]";
  return (
    <p className={classNames("flex flex-wrap items-center gap-x-3 gap-y-1 text-sm", tone)}>
      <meter className="w-36" min={0} max={100} value={Math.min(part, 100)} aria-hidden="true" />
      <span>
        {t("studioSeo.room", { part })}
        {advice && ` · ${t(`studioSeo.needs.${word}${upper(advice)}` as "studioSeo.needs.titleLong")}`}
      </span>
    </p>
  );
}

const upper = <Text extends string>(text: Text) =>
  `${text[0]?.toUpperCase()}${text.slice(1)}` as Capitalize<Text>;
