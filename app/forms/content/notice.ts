import * as v from "valibot";
import { noticeLevels, type ShownNotice } from "../../rules/site/notice";
import { parseLocalDateTime } from "../../rules/time/panama-time";
import type { FormProblems } from "../site/form-answer";
import { message, type Problems, problemCheck } from "../site/parse";
import type { StudioNotice } from "./studio-answer";

const line = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s+/g, " ").trim()),
  v.nonEmpty(message("studioNotice.problems.text")),
  v.maxLength(240, message("studioNotice.problems.long")),
);
const moment = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) => typed === "" || parseLocalDateTime(typed) !== null,
    message("studioNotice.problems.moment"),
  ),
);

/** Without a start, a notice is shown at once. */
export const NoticeForm = v.pipe(
  v.object({
    text_en: line,
    text_es: line,
    level: v.picklist(noticeLevels, message("studioNotice.problems.level")),
    from: moment,
    until: v.pipe(moment, v.nonEmpty(message("studioNotice.problems.until"))),
  }),
  problemCheck(
    ({ from, until }): Problems => (from && until <= from ? { until: "studioNotice.problems.order" } : {}),
  ),
);

export type NoticeAnswer = {
  typed: Record<string, string>;
  problems: FormProblems;
  notice: StudioNotice | null;
  preview: Record<"en" | "es", ShownNotice> | null;
  /** The version the form was opened with; null if the form should start from the saved one. */
  version: string | null;
};
