import { data } from "react-router";
import type { InferOutput } from "valibot";
import { type NoticeAnswer, NoticeForm } from "../../../forms/notice";
import { parseForm, typedText } from "../../../forms/parse";
import type { Toast } from "../../../rules/site/flash";
import { localPath } from "../../../rules/site/language";
import { noticeIn, noticeState, type SiteNotice } from "../../../rules/site/notice";
import { parseLocalDateTime } from "../../../rules/time/panama-time";
import { servicesContext } from "../../context";
import { selectNotice } from "../../db/site/notice";
import { privateCache } from "../../http/cache-headers";
import { failureStatus } from "../../http/failure";
import { textField } from "../../http/form-data";
import { isOvertaken } from "../../http/form-version";
import { languageIn } from "../../http/i18n";
import type { OwnSent } from "../../http/sent-form";
import { endNotice, setNotice } from "../../operations/site/set-notice";
import { actOf, takeOnce } from "./take-once";

const servicesOf = ({ context }: OwnSent) => context.get(servicesContext);

/** The form of the notice: looked at, put over the pages, or taken off them. */
export async function answerNotice(sent: OwnSent) {
  const intent = textField(sent.form, "intent");
  if (intent === "preview") return look(sent);
  if (intent === "save") return takeOnce<unknown>(sent, () => save(sent));
  if (intent !== "end") throw data(null, 400);
  const taken = await takeOnce<unknown>(sent, () => end(sent));
  return taken ?? actIn(sent, { name: "contentOvertaken", variant: "warning" }).done();
}

function look(sent: OwnSent) {
  const read = readNotice(sent);
  if (!read.ok) return back(sent, 400, { problems: read.problems });
  return back(sent, 200, { preview: { en: noticeIn(read.notice, "en"), es: noticeIn(read.notice, "es") } });
}

async function save(sent: OwnSent) {
  const read = readNotice(sent);
  if (!read.ok) return back(sent, 400, { problems: read.problems });
  try {
    const services = servicesOf(sent);
    const [seen = null] = await selectNotice(services.db);
    if (isOvertaken(sent.form, seen?.version ?? 0))
      return back(sent, 409, { notice: "stale", version: null });
    const isOn = noticeState(read.notice, services.now()) === "on";
    const { sender, done } = actIn(sent, isOn ? "noticeSaved" : "noticePlanned");
    const { ok } = await setNotice(services, sender, seen, read.notice);
    return ok ? done() : back(sent, 409, { notice: "stale", version: null });
  } catch (error) {
    const { status, headers } = failureStatus(error);
    return back(sent, status, { notice: "failed" }, headers);
  }
}

/** Null for whoever ends what somebody else has just changed: they are shown that instead. */
async function end(sent: OwnSent) {
  try {
    const services = servicesOf(sent);
    const [seen] = await selectNotice(services.db);
    if (!seen || isOvertaken(sent.form, seen.version)) return null;
    const { sender, done } = actIn(sent, "noticeEnded");
    return (await endNotice(services, sender, seen)).ok ? done() : null;
  } catch (error) {
    failureStatus(error);
    return actIn(sent, { name: "noticeNotEnded", variant: "destructive" }).done();
  }
}

type Read = { ok: true; notice: SiteNotice } | { ok: false; problems: NoticeAnswer["problems"] };

function readNotice(sent: OwnSent): Read {
  const parsed = parseForm(NoticeForm, sent.form);
  if (!parsed.ok) return parsed;
  const now = servicesOf(sent).now();
  const notice = noticeOf(parsed.value, now);
  if (notice.until_at <= now.getTime())
    return { ok: false, problems: { until: "studioNotice.problems.past" } };
  return { ok: true, notice };
}

function noticeOf({ from, until, ...said }: InferOutput<typeof NoticeForm>, now: Date): SiteNotice {
  const at = (typed: string) => (parseLocalDateTime(typed) ?? now).getTime();
  return { ...said, from_at: at(from), until_at: at(until) };
}

function back({ form }: OwnSent, status: number, more: Partial<NoticeAnswer>, headers: HeadersInit = {}) {
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

const actIn = (sent: OwnSent, toast: string | Toast) =>
  actOf(sent, localPath(languageIn(sent.context), "/admin/notice"), toast);
