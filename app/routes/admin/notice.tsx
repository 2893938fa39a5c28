import { useWords } from "../../components/site/words";
import type { NoticeAnswer } from "../../forms/content/notice";
import { noticeState } from "../../rules/site/notice";
import { formatLocalDateTime } from "../../rules/time/panama-time";
import { type Context, servicesContext } from "../../server/context";
import { selectNotice } from "../../server/db/site/notice";
import { requireAdmin } from "../../server/http/guards";
import { wordsIn } from "../../server/http/i18n";
import { readRecoverableForm } from "../../server/http/submitted-form";
import { answerNotice } from "../../server/pages/site/notice-answer";
import { privatePage } from "../../server/pages/site/private-page";
import noticeStyles from "../../styles/site-notice.css?url";
import { isOvertakenOrUsual } from "../../workbench/forms/send-form";
import { LogLink } from "../../workbench/review/log-link";
import { CurrentNotice } from "../../workbench/studio/current-notice";
import { NoticeForm } from "../../workbench/studio/notice-form";
import { sendNotice } from "../../workbench/studio/send-notice-and-words";
import { StudioError } from "../../workbench/studio/studio-error";
import { StudioFrame } from "../../workbench/studio/studio-frame";
import type { Route } from "./+types/notice";

export const handle = { admin: true, hydrate: "admin" };
export const shouldRevalidate = isOvertakenOrUsual;
export { headers, meta } from "../../server/http/page-exports";
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: noticeStyles }];

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  return privatePage(context, url, wordsIn(context).t("studio.nav.notice"), await loadNotice(context));
}

export async function action(args: Route.ActionArgs) {
  return answerNotice(await readRecoverableForm(args));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendNotice(request, serverAction);
}

export default function Notice({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { stored, state, inADay } = loaderData;
  return (
    <StudioFrame
      title={t("studio.nav.notice")}
      lead={t("studioNotice.lead")}
      actions={<LogLink kind="notice" id="site" />}
    >
      <CurrentNotice notice={stored} state={state} />
      <NoticeForm
        key={stored?.version}
        {...{ stored, state, inADay }}
        answer={actionData as NoticeAnswer | undefined}
      />
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudioError error={error} failed="noticeNotFetched" />;
}

const day = 24 * 60 * 60_000;

/** The notice as it stands, and how far ahead a new one would end if nobody says otherwise. */
async function loadNotice(context: Context) {
  const { db, now: clock } = context.get(servicesContext);
  const now = clock();
  const [stored = null] = await selectNotice(db);
  const inADay = formatLocalDateTime(new Date(now.getTime() + day));
  return { stored, state: noticeState(stored, now), inADay };
}
