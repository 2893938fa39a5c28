import * as v from "valibot";
import { hasTooMany, unreadLine } from "../../rules/search/admin-synonyms";
import type { StudioNotice } from "../content/studio-answer";
import { message, type Problems } from "../site/parse";

/** Synonyms, one per line. */
export const SynonymsForm = v.object({
  words: v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/\r\n?/g, "\n").trim()),
    v.maxLength(20_000, message("studioSearch.problems.long")),
    v.check((typed) => !hasTooMany(typed), message("studioSearch.problems.long")),
    v.check((typed) => unreadLine(typed) === null, message("studioSearch.problems.line")),
  ),
});

export type SynonymsAnswer = {
  typed: string;
  problems: Problems;
  /** The number of the line that can't be read. */
  line: number | null;
  notice: StudioNotice | null;
  version: string | null;
};
