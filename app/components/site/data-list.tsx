import { useWords } from "./words";

type Props = {
  id: "place" | "event";
  /** Where the whole list stands, and one narrowed down. */
  file: string;
  narrowed: string;
  title: string;
  lead: string;
  /** One of it as the file has it; none where nothing is listed yet. */
  example?: Record<string, unknown>;
  name?: string;
};

/** A list for programs: where it stands, what one of it looks like, and what each field means. */
export function DataList({ id, file, narrowed, title, lead, example, name = "" }: Props) {
  const { t } = useWords();
  const meaning = (field: string) => t(`data.field.${id}.${field}` as "data.field.place.id");
  return (
    <section className="data-list" aria-labelledby={`${id}-fields`}>
      <h3 id={`${id}-fields`}>{title}</h3>
      <p>
        <FileLink path={file} /> · <FileLink path={narrowed} />
      </p>
      <p>{lead}</p>
      {example ? (
        <>
          <p className="muted">
            {t("data.example", { name })} {t("data.cut")}
          </p>
          <pre>{JSON.stringify(example, null, 1)}</pre>
          <details>
            <summary>{t("data.fields")}</summary>
            <dl>
              {Object.keys(example).map((field) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>{meaning(field)}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      ) : (
        <p className="muted">{t("data.none")}</p>
      )}
    </section>
  );
}

/** An address as a program asks for it. */
export function FileLink({ path }: { path: string }) {
  const { localPath } = useWords();
  return (
    <a href={localPath(path)}>
      <code>{localPath(path)}</code>
    </a>
  );
}
