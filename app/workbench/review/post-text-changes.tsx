import { useWords } from "../../components/site/words";
import type { TextChanges } from "../../rules/posts/text-changes";
import { BeforeAndAfter } from "./before-and-after";

type Props = {
  label: string;
  changes: TextChanges;
  /** The previous HTML source. */
  before: string | null;
  html: string;
};

/** Compared by paragraph and word, with the HTML source to unfold. */
export function PostTextChanges({ label, changes, before, html }: Props) {
  const { t } = useWords();
  return (
    <li className="grid gap-2">
      <h3 className="text-base">{label}</h3>
      {changes.blocks.length === 0 ? <p className="text-muted">{t("review.post.onlyHtml")}</p> : null}
      {changes.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks have no other key.
        <BeforeAndAfter key={index} {...block} runs={block.words} words="review" />
      ))}
      {changes.isWhole ? null : <p className="text-muted">{t("review.post.tooLong")}</p>}
      <details>
        <summary className="more text-sm">{t("review.post.html")}</summary>
        <div className="grid gap-3 lg:grid-cols-2">
          <Source label={t("review.before")} html={before ?? ""} />
          <Source label={t("review.after")} html={html} />
        </div>
      </details>
    </li>
  );
}

/** HTML shown as source text, so it never runs. */
export function Source({ label, html }: { label?: string; html: string }) {
  return (
    <figure className="min-w-0">
      {label ? <figcaption className="mb-1 text-sm text-muted">{label}</figcaption> : null}
      <pre
        className="max-h-96 overflow-auto rounded-md bg-sand p-4 text-sm whitespace-pre-wrap wrap-anywhere"
        // Focusable, so that a long text can be scrolled by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        tabIndex={0}
      >
        {html}
      </pre>
    </figure>
  );
}
