import { ToastText } from "../../components/site/toast-text";
import { useBothLanguages, useWords } from "../../components/site/words";
import type { PictureAnswer } from "../../forms/pictures/picture-answer";
import { pictureTypes } from "../../rules/pictures/picture-check";
import type { Language } from "../../rules/site/language";
import { queryPath } from "../../rules/site/query-path";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { FileInput } from "../../ui/file-input";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { TextInput } from "../../ui/text-input";
import { FormToken } from "../forms/form-token";
import { LogLink } from "../review/log-link";
import { SavedMeanwhile } from "./saved-meanwhile";
import { usePictureSize } from "./use-picture-size";

type Use = { kind: string; id: string; name: string };
export type GridPicture = {
  key: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
  owner: string | null;
  alt_en: string;
  alt_es: string;
  /** Of the alt texts. */
  version: string;
  uses: Use[];
};

type Props = { picture: GridPicture; language: Language; answer: PictureAnswer | null };

export function PictureCard({ picture, language, answer }: Props) {
  const { t } = useWords();
  const { key, url, owner } = picture;
  const size = usePictureSize();
  const name = picture[`alt_${language}`] || key;
  const isMissing = !picture.alt_en || !picture.alt_es;
  return (
    <li className="picture-card overflow-clip rounded-lg border border-line bg-card">
      <a href={url} target="_blank" rel="noopener">
        <img
          className="aspect-4/3 w-full bg-sand object-cover"
          src={`${url}?w=320`}
          alt={name}
          width={320}
          height={240}
          loading="lazy"
        />
      </a>
      <div className="grid grid-cols-1 gap-3 px-5 pt-4 pb-5">
        <p className="hint wrap-anywhere">
          {size(picture)} · {owner ?? t("studio.history.somebody")}{" "}
          <span className="inline-block">
            · <LogLink kind="picture" id={key} />
          </span>
        </p>
        {isMissing && (
          <p>
            <Badge tone="pending">{t("studioPictures.unsaid")}</Badge>
          </p>
        )}
        <Uses uses={picture.uses} />
        {answer && <Refusal answer={answer} />}
        <WordsForm picture={picture} answer={answer?.typed ? answer : null} />
        <details open={answer !== null && answer.typed === null}>
          <summary className="more">{t("studioPictures.more")}</summary>
          <ReplaceForm picture={picture} />
          <form method="post" className="grid justify-items-start gap-2 pt-4">
            <FormToken fields={{ key }} />
            {picture.uses.length > 0 && <p className="hint">{t("studioPictures.problems.inUse")}</p>}
            <Button intent="delete" variant="destructive" size="small" icon="trash">
              {t("studioPictures.delete")}
            </Button>
          </form>
        </details>
      </div>
    </li>
  );
}

function Refusal({ answer: { toast, problem, notice } }: { answer: PictureAnswer }) {
  const { t } = useWords();
  const text = problem ? t(problem) : t(`studioWords.notices.${notice ?? "failed"}.text`);
  return (
    <>
      <Notice tone="error" role="alert" title={t(`toasts.${toast}.description`)}>
        {text}
      </Notice>
      <ToastText toast={{ name: toast, variant: "destructive" }} />
    </>
  );
}

function WordsForm({ picture, answer }: { picture: GridPicture; answer: PictureAnswer | null }) {
  const { t } = useWords();
  const bothLanguages = useBothLanguages();
  return (
    <form method="post" className="grid gap-3">
      <FormToken fields={{ key: picture.key, version: picture.version }} />
      {bothLanguages.map((one) => (
        <Field
          key={one}
          id={`${picture.key}-alt-${one}`}
          name={`alt_${one}`}
          label={t(`submission.pictures.altIn.${one}`)}
        >
          {(control) => (
            <>
              <TextInput
                {...control}
                lang={one}
                maxLength={200}
                defaultValue={answer?.typed?.[`alt_${one}`] ?? picture[`alt_${one}`]}
              />
              {answer?.notice === "stale" && answer.typed?.[`alt_${one}`] !== picture[`alt_${one}`] && (
                <SavedMeanwhile text={picture[`alt_${one}`]} language={one} />
              )}
            </>
          )}
        </Field>
      ))}
      <p>
        <Button intent="words" variant="secondary" size="small">
          {t("studioPictures.say")}
        </Button>
      </p>
    </form>
  );
}

function ReplaceForm({ picture }: { picture: GridPicture }) {
  const { t } = useWords();
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="grid justify-items-start gap-2 pt-3"
      noValidate
    >
      <FormToken fields={{ key: picture.key }} />
      <Field id={`${picture.key}-replace`} name="image" label={t("studioPictures.replace")}>
        {(control) => <FileInput {...control} accept={pictureTypes} />}
      </Field>
      <Button intent="replace" variant="secondary" size="small">
        {t("studioPictures.replaceNow")}
      </Button>
    </form>
  );
}

/** What uses the picture, linked to where it's edited. */
function Uses({ uses }: { uses: readonly Use[] }) {
  const { t, localPath } = useWords();
  if (uses.length === 0) return <p className="text-sm text-muted">{t("studioPictures.unused")}</p>;
  return (
    <ul className="text-sm">
      {uses.map((use) => (
        <li key={`${use.kind} ${use.id} ${use.name}`}>
          <Link href={localPath(pathOf(use))}>
            {t(`studioPictures.kinds.${use.kind}` as "studioPictures.kinds.content", {
              name: use.name,
              id: use.id,
            })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function pathOf({ kind, id, name }: Use): string {
  if (kind === "content" || kind === "draft" || kind === "planned")
    return queryPath("/admin/content", { page_path: id, section_name: name });
  if (kind === "seo") return queryPath("/admin/seo", { page_path: id });
  return `/admin/submissions/${kind}/${id}`;
}
