import { data } from "react-router";
import {
  type IssueAnswer,
  type IssueValue,
  issueDraftForm,
  issueForm,
} from "../../../forms/mail/newsletter-issue";
import { snippetWords } from "../../../forms/posts/snippet-words";
import { type FormSchema, parseForm, type Typed, typedFields } from "../../../forms/site/parse";
import { isIssueBlock } from "../../../rules/mail/newsletter-issue";
import { cleanHtml } from "../../../rules/posts/post-html";
import { insertNames, withSnippet } from "../../../rules/posts/snippets";
import { withParagraphs } from "../../../rules/posts/written-text";
import { type Language, languages, localPath } from "../../../rules/site/language";
import { parseLocalDateTime } from "../../../rules/time/panama-time";
import { servicesContext } from "../../context";
import type { Database } from "../../db/client";
import { type IssueTexts, type NewsletterIssue, selectIssue } from "../../db/mail/newsletter-issues";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import { languageIn, townFactsIn, wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { draftBlock } from "../../operations/mail/draft-issue";
import {
  dropIssue,
  publishIssue,
  recallLetter,
  saveIssue,
  scheduleIssue,
  stopIssue,
  stopMails,
} from "../../operations/mail/write-issue";
import { actOf, takeOnce } from "../site/take-once";
import { issueMeanwhile } from "./issue-meanwhile";
import { previewIssue } from "./issue-preview";
import { testLetter } from "./test-letter";

/** One letter's desk: save, preview, schedule, publish, unschedule or delete. */
export async function answerIssue(submitted: SignedInForm, id: string) {
  const intent = textField(submitted.form, "intent");
  if (intent === "preview") return look(submitted, id);
  if (intent === "send-test") return sendTest(submitted, id);
  if (intent.startsWith("add:")) return addBlock(submitted, intent.slice("add:".length));
  if (intent.startsWith("insert:")) return insert(submitted, intent);
  const act = acts[intent];
  if (!act) throw data(null, 400);
  return takeOnce<unknown>(submitted, async () => {
    try {
      const services = submitted.context.get(servicesContext);
      const [current] = await selectIssue(services.db, id);
      if (!current) throw data(null, 404);
      if (isOvertaken(submitted.form, current.version)) return overtaken(submitted, current);
      return await act(submitted, current);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { status, headers } = failureStatus(error);
      return back(submitted, status, { notice: "failed" }, headers);
    }
  });
}

type Act = (submitted: SignedInForm, current: NewsletterIssue) => Promise<unknown>;

const acts: Record<string, Act> = {
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
      (sender) => recallLetter(services, sender, current, textsOf(parsed.value)),
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

const servicesOf = ({ context }: SignedInForm) => context.get(servicesContext);
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
async function overtaken(submitted: SignedInForm, { id }: NewsletterIssue) {
  return back(submitted, 409, { notice: "stale", ...(await issueMeanwhile(submitted, id)) });
}

async function isAsRead(db: Database, { id, version }: NewsletterIssue): Promise<boolean> {
  const [now] = await selectIssue(db, id);
  return now?.version === version;
}

function textsOf(value: IssueValue): IssueTexts {
  const clean = (typed: string) => cleanHtml(withParagraphs(typed));
  return {
    subject_en: value["subject.en"],
    subject_es: value["subject.es"],
    content_en: clean(value["content.en"]),
    content_es: clean(value["content.es"]),
  };
}

async function look(submitted: SignedInForm, id: string) {
  const parsed = parseForm(issueDraftForm, submitted.form);
  if (!parsed.ok) return back(submitted, 400, { problems: parsed.problems });
  return back(submitted, 200, { preview: await previewIssue(submitted, id, textsOf(parsed.value)) });
}

async function sendTest(submitted: SignedInForm, id: string) {
  const parsed = parseForm(issueForm, submitted.form);
  if (!parsed.ok) return back(submitted, 400, { problems: parsed.problems });
  const { status, test } = await testLetter(submitted, id, textsOf(parsed.value));
  return back(submitted, status, { test });
}

/** Appends a generated block to both texts. */
async function addBlock(submitted: SignedInForm, block: string) {
  if (!isIssueBlock(block)) throw data(null, 400);
  const { context } = submitted;
  const services = servicesOf(submitted);
  const texts = await draftBlock(services, wordsFor(context), townFactsIn(context), block);
  return withMore(submitted, (text, language) => [text, texts[language]].filter(Boolean).join("\n\n"));
}

/** The editor's toolbar without scripts: appends one piece to one text. */
function insert(submitted: SignedInForm, intent: string) {
  const [, name = "", into] = /^insert:([\w-]{1,20}):(en|es)$/.exec(intent) ?? [];
  const piece = insertNames.find((one) => one === name);
  if (!into || !piece) throw data(null, 400);
  return withMore(submitted, (text, language) =>
    language === into ? withSnippet(text, piece, snippetWords(wordsFor(submitted.context)(language))) : text,
  );
}

function withMore(submitted: SignedInForm, extend: (text: string, language: Language) => string) {
  const typed = typedFields(issueDraftForm, submitted.form);
  for (const language of languages) {
    const name = `content.${language}`;
    typed[name] = [extend(typed[name]?.[0]?.trim() ?? "", language)];
  }
  return back(submitted, 200, { typed });
}

function back(
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
