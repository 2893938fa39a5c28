import type { Problems } from "../../forms/site/parse";
import { type CorrectedKind, longestNote, matters, wordsFor } from "../../rules/review/visitor-corrections";
import type { Language } from "../../rules/site/language";
import { Button } from "../../ui/button";
import { ErrorSummary } from "../../ui/error-summary";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { RadioGroup } from "../../ui/radio-group";
import { BackLink } from "../../ui/section";
import { TextArea } from "../../ui/text-input";
import { useWords } from "../site/words";

type Props = {
  thing: { kind: CorrectedKind; name: string; lang?: Language; hasOwner: boolean };
  item: string | null;
  back: string;
  answer?: {
    typed: { what: string; note: string };
    problems: Problems;
    failure?: "many" | "away";
    back: string | null;
  };
};

/** A visitor's correction: one choice and a note, without an account. It changes nothing by itself. */
export function VisitorCorrectionForm({ thing, item, back, answer }: Props) {
  const { t, language } = useWords();
  const { typed, problems = {}, failure } = answer ?? {};
  const lines = Object.entries(problems).map(([name, key]) => ({ name, message: t(key) }));
  const said = (name: string) => problems[name] && t(problems[name]);
  const returnTo = answer?.back ?? back;
  const words = wordsFor(thing.kind);
  return (
    <div className="wrap grid gap-6 py-10">
      <div className="grid gap-3">
        <h1>{t("corrections.title")}</h1>
        {thing.name ? (
          <p className="lead" lang={thing.lang === language ? undefined : thing.lang}>
            {thing.name}
          </p>
        ) : null}
        <p className="max-w-prose">
          {t(thing.hasOwner ? "corrections.lead.owned" : "corrections.lead.unowned")}
        </p>
      </div>
      {failure ? (
        <Notice tone="error" role="alert" title={t(`corrections.failures.${failure}.title`)}>
          <p>{t(`corrections.failures.${failure}.text`)}</p>
        </Notice>
      ) : null}
      <ErrorSummary title={t("account.problems.summary")} problems={lines} isFocused />
      <form className="form" method="post" noValidate>
        <input type="hidden" name="returnTo" value={returnTo} />
        {item ? <input type="hidden" name="item" value={item} /> : null}
        <input name="company_fax" tabIndex={-1} autoComplete="off" hidden />
        <div className="max-w-sm">
          <RadioGroup
            name="what"
            label={t("corrections.ask")}
            choices={matters.map((value) => ({ value, label: t(`corrections.what.${words}.${value}`) }))}
            value={typed?.what}
            error={said("what")}
            required
          />
        </div>
        <Field
          name="note"
          label={t("corrections.note")}
          hint={t(`corrections.noteHint.${words}`)}
          error={said("note")}
        >
          {(control) => <TextArea {...control} rows={3} maxLength={longestNote} defaultValue={typed?.note} />}
        </Field>
        <p className="hint">{t("corrections.kept")}</p>
        <div className="actions">
          <Button type="submit">{t("corrections.send")}</Button>
        </div>
      </form>
      <BackLink href={returnTo} label={t("corrections.back")} />
    </div>
  );
}
