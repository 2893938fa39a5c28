import * as v from "valibot";
import { hasContent } from "../../rules/posts/html-checks";
import { parseLocalDateTime } from "../../rules/time/panama-time";
import type { FormProblems } from "../site/form-answer";
import { message, type Problems, problemCheck, type Typed } from "../site/parse";

const subject = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s+/g, " ").trim()),
  v.maxLength(120, message("newsletterIssue.problems.longSubject")),
);
const heaviest = 100 * 1024;
const content = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) => new TextEncoder().encode(typed).length <= heaviest,
    message("newsletterIssue.problems.tooHeavy"),
  ),
);
const moment = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) => typed === "" || parseLocalDateTime(typed) !== null,
    message("newsletterIssue.problems.moment"),
  ),
);

/** A draft; everything may be missing. */
export const issueDraftForm = v.object({
  "subject.en": subject,
  "content.en": content,
  "subject.es": subject,
  "content.es": content,
  send_at: moment,
});

/** For publishing, both languages need text. */
export const issueForm = v.pipe(
  issueDraftForm,
  problemCheck((issue): Problems => {
    const problems: Problems = {};
    for (const language of ["en", "es"] as const) {
      if (!issue[`subject.${language}`]) problems[`subject.${language}`] = "newsletterIssue.problems.subject";
      if (!hasContent(issue[`content.${language}`]))
        problems[`content.${language}`] = "newsletterIssue.problems.content";
    }
    return problems;
  }),
);

export type IssueValue = v.InferOutput<typeof issueDraftForm>;

/** The result of a test mail, and its address. */
export type IssueTest = {
  outcome: "sent" | "unmailed" | "refused" | "tooOften" | "noLanguage";
  to: string;
};

/** A page's breadcrumbs, in its language. */
export type Trail = { name: string; crumbs: { label: string; href: string }[] };
export type IssueSeen = {
  language: "en" | "es";
  subject: string;
  content: string;
  isSaved: boolean;
  trail: Trail;
};

export type IssueMeanwhile = {
  by: "self" | "job" | { name: string };
  at: number;
  texts: { language: "en" | "es"; subject: string; content: string }[];
};

export type IssueAnswer = {
  typed: Typed;
  problems: FormProblems;
  notice: "stale" | "mailed" | "failed" | "signedOut" | "offline" | null;
  meanwhile: IssueMeanwhile | null;
  preview: IssueSeen[] | null;
  /** The result of a test mail. */
  test: IssueTest | null;
  /** The version the form was opened with; null if the form should start from the saved one. */
  version: string | null;
};
