import { data } from "react-router";
import type { InferOutput } from "valibot";
import { type NoticeAnswer, NoticeForm } from "../../../forms/content/notice";
import { parseForm, typedText } from "../../../forms/site/parse";
import type { Toast } from "../../../rules/site/flash";
import { localPath } from "../../../rules/site/language";
import { noticeIn, noticeState, type SiteNotice } from "../../../rules/site/notice";
import { parseLocalDateTime } from "../../../rules/time/panama-time";
import { servicesContext } from "../../context";
import { selectNotice } from "../../db/site/notice";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure-status";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import { languageIn } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { endNotice, setNotice } from "../../operations/site/set-notice";
import { actOf, takeOnce } from "./take-once";

const servicesOf = ({ context }: SignedInForm) => context.get(servicesContext);

/** Previews, publishes or ends the notice. */
export async function answerNotice(submitted: SignedInForm) {
  const intent = textField(submitted.form, "intent");
  if (intent === "preview") return look(submitted);
  if (intent === "save") return takeOnce<unknown>(submitted, () => save(submitted));
  if (intent !== "end") throw data(null, 400);
  const taken = await takeOnce<unknown>(submitted, () => end(submitted));
  return taken ?? actIn(submitted, { name: "contentOvertaken", variant: "warning" }).done();
}

function look(submitted: SignedInForm) {
  const read = readNotice(submitted);
  if (!read.ok) return back(submitted, 400, { problems: read.problems });
  return back(submitted, 200, {
    preview: { en: noticeIn(read.notice, "en"), es: noticeIn(read.notice, "es") },
  });
}

async function save(submitted: SignedInForm) {
  const read = readNotice(submitted);
  if (!read.ok) return back(submitted, 400, { problems: read.problems });
  try {
    const services = servicesOf(submitted);
    const [currentNotice = null] = await selectNotice(services.db);
    if (isOvertaken(submitted.form, currentNotice?.version ?? 0))
      return back(submitted, 409, { notice: "stale", version: null });
    const isOn = noticeState(read.notice, services.now()) === "on";
    const { sender, done } = actIn(submitted, isOn ? "noticeSaved" : "noticePlanned");
    const { ok } = await setNotice(services, sender, currentNotice, read.notice);
    return ok ? done() : back(submitted, 409, { notice: "stale", version: null });
  } catch (error) {
    const { status, headers } = failureStatus(error);
    return back(submitted, status, { notice: "failed" }, headers);
  }
}

/** Null where somebody else has just changed it. */
async function end(submitted: SignedInForm) {
  try {
    const services = servicesOf(submitted);
    const [currentNotice] = await selectNotice(services.db);
    if (!currentNotice || isOvertaken(submitted.form, currentNotice.version)) return null;
    const { sender, done } = actIn(submitted, "noticeEnded");
    return (await endNotice(services, sender, currentNotice)).ok ? done() : null;
  } catch (error) {
    failureStatus(error);
    return actIn(submitted, { name: "noticeNotEnded", variant: "destructive" }).done();
  }
}

type Read = { ok: true; notice: SiteNotice } | { ok: false; problems: NoticeAnswer["problems"] };

function readNotice(submitted: SignedInForm): Read {
  const parsed = parseForm(NoticeForm, submitted.form);
  if (!parsed.ok) return parsed;
  const now = servicesOf(submitted).now();
  const notice = noticeOf(parsed.value, now);
  if (notice.until_at <= now.getTime())
    return { ok: false, problems: { until: "studioNotice.problems.past" } };
  return { ok: true, notice };
}

function noticeOf({ from, until, ...words }: InferOutput<typeof NoticeForm>, now: Date): SiteNotice {
  const at = (typed: string) => (parseLocalDateTime(typed) ?? now).getTime();
  return { ...words, from_at: at(from), until_at: at(until) };
}

function back(
  { form }: SignedInForm,
  status: number,
  more: Partial<NoticeAnswer>,
  headers: HeadersInit = {},
) {
  const answer: NoticeAnswer = {
    typed: typedText(NoticeForm, form),
    problems: {},
    notice: null,
    preview: null,
    version: textField(form, "version"),
    ...more,
  };
  return data(answer, { status, headers: { ...privateCache, ...headers } });
}

const actIn = (submitted: SignedInForm, toast: string | Toast) =>
  actOf(submitted, localPath(languageIn(submitted.context), "/admin/notice"), toast);
