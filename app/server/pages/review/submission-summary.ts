import { waitingWordsIn } from "../../../rules/pictures/waiting-picture-words";
import { compareFields, type FieldChange } from "../../../rules/review/compare-fields";
import { isWaitingEdit, type Moderated } from "../../../rules/review/moderation";
import type { ReviewKind } from "../../../rules/review/review-kinds";
import type { Language } from "../../../rules/site/language";
import {
  type LocalText,
  localise,
  outdatedFields,
  readTranslation,
} from "../../../rules/site/owner-translation";
import { pick } from "../../../rules/site/pick";

type Reviewed = Moderated & {
  id: string;
  language: Language;
  translation: unknown;
  created_at: number;
  updated_at: number;
};
type Words = { [field: string]: string | null };

/** In both languages, as readers would get them. */
type WordsInBoth = { field: string; en: LocalText; es: LocalText }[];

/** What the reviewer's screen shows; the first text is the name. */
export function summaryOf<Kind extends ReviewKind>(
  kind: Kind,
  row: Reviewed,
  submission: Reviewed,
  words: Words,
  reader: Language,
) {
  const translation = readTranslation(submission.translation);
  const inBoth = wordsInBoth({ language: submission.language, translation }, words);
  const title = inBoth[0]?.[reader] ?? { text: "", lang: reader };
  return {
    kind,
    ...pick(row, "id", "status", "language", "review_note", "review_reasons"),
    ...pick(row, "waiting_since", "created_at", "updated_at"),
    name: title.text,
    nameLanguage: title.lang,
    words: inBoth,
    changes: isWaitingEdit(row) ? changesOf(row, row.pending_changes ?? {}) : null,
    outdated: outdatedFields(translation, words),
  };
}

/** An edit's changes by field, and by picture and language. */
function changesOf(row: Reviewed, changes: object): FieldChange[] {
  const { picture_words: _, ...fields } = changes as { picture_words?: unknown };
  const pictureChanges = waitingWordsIn(changes).flatMap(({ key, was, ...young }) =>
    (["alt_en", "alt_es"] as const).flatMap((name) =>
      was[name] === young[name]
        ? []
        : [{ field: `picture_words.${name}.${key}`, before: was[name], after: young[name] }],
    ),
  );
  return [...compareFields(row, fields), ...pictureChanges];
}

function wordsInBoth(source: Parameters<typeof localise>[0], words: Words): WordsInBoth {
  const [en, es] = [localise(source, words, "en").texts, localise(source, words, "es").texts];
  return Object.keys(words).flatMap((field) => {
    const [one, other] = [en[field], es[field]];
    return one?.text && other ? [{ field, en: one, es: other }] : [];
  });
}
