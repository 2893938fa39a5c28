import { data } from "react-router";
import { type IssueAnswer, type IssueValue, issueDraftForm, issueForm } from "../../../forms/mail/issue";
import { type FormSchema, parseForm, type Typed, typedFields } from "../../../forms/site/parse";
import { addParagraphs } from "../../../rules/posts/add-paragraphs";
import { cleanHtml } from "../../../rules/posts/clean-html";
import { localPath } from "../../../rules/site/language";
import { parseLocalDateTime } from "../../../rules/time/panama-time";
import { servicesContext } from "../../context";
import type { Database } from "../../db/database";
import { type IssueTexts, type NewsletterIssue, selectIssue } from "../../db/mail/issues";
import { privateCache } from "../../http/cache-headers";
import { textField } from "../../http/form-data";
import { languageIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import {
  dropIssue,
  publishIssue,
  saveIssue,
  scheduleIssue,
  stopIssue,
  stopMails,
  unpublishIssue,
} from "../../operations/mail/write-issue";
import { actOf } from "../site/take-once";
import { issueConflict } from "./issue-conflict";

type Act = (submitted: SignedInForm, current: NewsletterIssue) => Promise<unknown>;

/** What each button does to a letter as it was read. */
export const issueActs: Record<string, Act> = {
  "save-draft": async (submitted, current) => {
    const parsed = parseForm(formFor(current.state), submitted.form);
    if (!parsed.ok) return back(submitted, 400, { problems: parsed.problems });
    const toast = parseForm(issueForm, submitted.form).ok ? "letterSaved" : "letterSavedInPart";
    return carryOut(submitted, current, toast, (sender) =>
      saveIssue(servicesOf(submitted), sender, current, textsOf(parsed.value)),
    );
  },
  schedule: async (submitted, current) => {
    const parsed = parseForm(issueForm, submitted.form);
    if (!parsed.ok) return back(submitted, 400, { problems: parsed.problems });
    const sendAt = parseLocalDateTime(parsed.value.send_at);
    if (!sendAt) return back(submitted, 400, { problems: { send_at: "newsletterIssue.problems.moment" } });
    if (sendAt <= servicesOf(submitted).now())
      return back(submitted, 400, { problems: { send_at: "newsletterIssue.problems.past" } });
    return carryOut(submitted, current, "letterScheduled", (sender) =>
      scheduleIssue(servicesOf(submitted), sender, current, textsOf(parsed.value), sendAt),
    );
  },
  send: async (submitted, current) => {
    const parsed = parseForm(issueForm, submitted.form);
    if (!parsed.ok) return back(submitted, 400, { problems: parsed.problems });
    const toast = servicesOf(submitted).letterMailer ? "letterMailed" : "letterPublished";
    return carryOut(submitted, current, toast, (sender) =>
      publishIssue(servicesOf(submitted), sender, current, textsOf(parsed.value)),
    );
  },
  stop: (submitted, current) =>
    current.state === "published"
      ? carryOut(submitted, current, "letterMailsStopped", (sender) =>
          stopMails(servicesOf(submitted), sender, current),
        )
      : carryOut(submitted, current, "letterStopped", (sender) =>
          stopIssue(servicesOf(submitted), sender, current),
        ),
  "take-back": async (submitted, current) => {
    const parsed = parseForm(issueDraftForm, submitted.form);
    if (!parsed.ok) return back(submitted, 400, { problems: parsed.problems });
    if (current.state !== "published") return overtaken(submitted, current);
    const services = servicesOf(submitted);
    return carryOut(
      submitted,
      current,
      "letterTakenBack",
      (sender) => unpublishIssue(services, sender, current, textsOf(parsed.value)),
      {
        refused: async () =>
          (await isAsRead(services.db, current))
            ? back(submitted, 409, { notice: "mailed" })
            : overtaken(submitted, current),
      },
    );
  },
  delete: (submitted, current) =>
    carryOut(
      submitted,
      current,
      "letterDropped",
      (sender) => dropIssue(servicesOf(submitted), sender, current),
      { to: "/admin/newsletter" },
    ),
};

export const servicesOf = ({ context }: SignedInForm) => context.get(servicesContext);

/** A published letter needs both languages. */
const formFor = (state: NewsletterIssue["state"]): FormSchema & typeof issueDraftForm =>
  state === "draft" ? issueDraftForm : (issueForm as unknown as typeof issueDraftForm);

type Carried = { ok: boolean };

async function carryOut(
  submitted: SignedInForm,
  current: NewsletterIssue,
  toast: string,
  act: (sender: ReturnType<typeof actOf>["sender"]) => Promise<Carried>,
  {
    to = `/admin/newsletter/${current.id}`,
    refused = () => overtaken(submitted, current),
  }: { to?: string; refused?: () => Promise<unknown> } = {},
) {
  const { sender, done } = actOf(submitted, localPath(languageIn(submitted.context), to), toast);
  const { ok } = await act(sender);
  return ok ? done() : refused();
}

/** Somebody who has seen the newer version may overwrite that one, and nothing newer. */
export async function overtaken(submitted: SignedInForm, { id }: NewsletterIssue) {
  return back(submitted, 409, { notice: "stale", ...(await issueConflict(submitted, id)) });
}

async function isAsRead(db: Database, { id, version }: NewsletterIssue): Promise<boolean> {
  const [now] = await selectIssue(db, id);
  return now?.version === version;
}

export function textsOf(value: IssueValue): IssueTexts {
  const clean = (typed: string) => cleanHtml(addParagraphs(typed));
  return {
    subject_en: value["subject.en"],
    subject_es: value["subject.es"],
    content_en: clean(value["content.en"]),
    content_es: clean(value["content.es"]),
  };
}

/** The form again, with what was typed. */
export function back(
  { form }: SignedInForm,
  status: number,
  more: Partial<IssueAnswer> & { typed?: Typed },
  headers: HeadersInit = {},
) {
  const answer: IssueAnswer = {
    typed: typedFields(issueDraftForm, form),
    problems: {},
    notice: null,
    meanwhile: null,
    preview: null,
    test: null,
    version: textField(form, "version"),
    ...more,
  };
  return data(answer, { status, headers: { ...privateCache, ...headers } });
}
