import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { PictureWords } from "../../../forms/pictures/picture-words";
import { pictureKeysOf, picturesOf } from "../../../rules/pictures/picture-address";
import { secondsToNextSpan } from "../../../rules/site/throttle-span";
import { throttles } from "../../../rules/site/throttles";
import { ask } from "../../db/database";
import { updatePictureWords } from "../../db/pictures/pictures";
import { areStored, selectMissingPictures } from "../../db/pictures/stored-pictures";
import { countSubmission, isWithin, type SubmittedTable } from "../../db/review/submission-allowance";
import type { TakenForm } from "../../db/site/taken-forms";
import type { Services } from "../../services";
import type { Statements } from "../site/commit";
import { type Submitter, submissionAllowance } from "./submission-allowance";

export type Sending = {
  token: string;
  words: PictureWords[];
  /** For an edit, which is taken once. */
  form?: TakenForm;
  /** The version an edit was opened with. */
  version: string;
};

export type MissingPictures = {
  ok: false;
  error: "missing pictures";
  /** Pictures that are no longer stored. */
  keys: string[];
};
type Address = { id: string; slug: string };
export type Submitted<Made extends Address = Address> =
  | ({ ok: true } & Made)
  | { ok: false; error: "too many"; wait: number }
  | MissingPictures;

type Submission<Made extends Address> = {
  id: string;
  table: SubmittedTable;
  pictured: Parameters<typeof picturesOf>[0];
  /** Inserts it where these conditions hold and the form is new. */
  write: (conditions: SQL[]) => Statements;
  /** Reads what this form made, now or before. */
  made: BatchItem<"sqlite"> & { _: { result: Made[] } };
};

/**
 * Submits something for review in one round trip: the same form sent again returns the first result, and a refused one
 * leaves nothing behind.
 */
export async function submit<Made extends Address>(
  { db, now }: Services,
  viewer: Submitter,
  { id, table, pictured, write, made }: Submission<Made>,
  words: PictureWords[],
): Promise<Submitted<Made>> {
  const at = now();
  const allowance = await submissionAllowance(viewer, at);
  const keys = pictureKeysOf(picturesOf(pictured));
  const [missing, ...others] = await ask(db, [
    selectMissingPictures(db, keys),
    ...write([isWithin(allowance), areStored(keys)]),
    countSubmission(db, table, id, allowance),
    updatePictureWords(db, viewer.id, words),
    made,
  ]);
  const [first] = others.at(-1) as Made[];
  if (first) return { ok: true, ...first };
  if (missing.length > 0)
    return { ok: false, error: "missing pictures", keys: missing.map(({ key }) => key) };
  return { ok: false, error: "too many", wait: secondsToNextSpan(throttles.submission.span, at) };
}
