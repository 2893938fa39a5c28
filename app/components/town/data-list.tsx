import { useWords } from "../site/words";

type Props = {
  id: "place" | "event";
  /** The path of the whole list, and of a filtered one. */
  file: string;
  narrowed: string;
  title: string;
  lead: string;
  /** An example entry; none while the list is empty. */
  example?: Record<string, unknown>;
  name?: string;
};

/** A list for programs: its address, an example entry, and the meaning of each field. */
export function DataList({ id, file, narrowed, title, lead, example, name = "" }: Props) {
  const { t } = useWords();
  const meaning = (field: string) => t(`data.field.${id}.${field}` as "data.field.place.id");
  return (
    <section className="data-list" aria-labelledby={`${id}-fields`}>
      <h3 id={`${id}-fields`}>{title}</h3>
      <p>
        <FileLink path={file} /> · <FileLink path={narrowed} />
      </p>
      <p>
        <WithCode text={lead} />
      </p>
      {example ? (
        <>
          <details className="data-example">
            <summary>{t("data.unfold")}</summary>
            <p className="muted">
              {t("data.example", { name })} {t("data.cut")}
            </p>
            <pre>{JSON.stringify(example, null, 1)}</pre>
          </details>
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

/** What goes into an address, such as "?kind=" or a date, isn't broken at its marks. */
export function WithCode({ text }: { text: string }) {
  return text.split(/(\??\w+=[\w-]*|\d{4}-\d\d-\d\d)/).map((part, index) =>
    // Every second part is one; the parts never change their order.
    index % 2 ? <code key={part}>{part}</code> : part,
  );
}

/** A full address. */
export function FileLink({ path }: { path: string }) {
  const { localPath } = useWords();
  return (
    <a href={localPath(path)}>
      <code>{localPath(path)}</code>
    </a>
  );
}
