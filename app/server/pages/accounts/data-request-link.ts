import { data } from "react-router";
import { type Context, servicesContext } from "../../context";
import { privateCache, tokenPage } from "../../http/cache-headers";
import { downloadContext } from "../../http/download";
import { readForm, textField } from "../../http/form-data";
import { wordsFor, wordsIn } from "../../http/i18n";
import { endedSessionCookie } from "../../http/session-cookie";
import { clientNetwork, throttle } from "../../http/throttle";
import { viewerIn } from "../../http/viewer";
import { deleteByLink, exportByLink } from "../../operations/accounts/answer-data-request";
import { findDataRequest } from "../../operations/accounts/data-request";
import { tokenOf } from "../site/mailed-token";
import { accountPageFrame } from "./account-page-frame";

/** Offers a download or a deletion, for an account or a newsletter address. */
export async function dataRequestLinkPage(context: Context, url: URL) {
  const request = await findDataRequest(context.get(servicesContext), tokenOf(url));
  const found = request && { kind: request.kind, email: request.email, isReader: request.user_id === null };
  const title = found
    ? (`account.dataRequest.${found.isReader ? "reader" : "account"}.${found.kind}.title` as const)
    : "account.dataRequest.gone.title";
  return accountPageFrame(context, url, title, { found }, { status: found ? 200 : 400, headers: tokenPage });
}

type Outcome = "gone" | "last" | "deleted" | "readerDeleted" | "exported";

/** What it does depends on the stored request, never on the form. */
export async function answerDataRequestLink(request: Request, context: Context, url: URL) {
  const services = context.get(servicesContext);
  await throttle(services, ["dataLink", clientNetwork(request)]);
  const form = await readForm(request);
  const asked = await findDataRequest(services, tokenOf(url));
  if (!asked) return answered("gone", 400);
  if (asked.kind === "export") {
    const file = await exportByLink(services, asked);
    if (!file) return answered("gone", 400);
    const name = wordsIn(context).t("security.data.fileName");
    const headers = {
      ...privateCache,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    };
    context.set(downloadContext, new Response(JSON.stringify(file, null, 2), { headers }));
    return answered("exported", 200);
  }
  const removeListings = textField(form, "remove_listings") === "on";
  const done = await deleteByLink(services, wordsFor(context), asked, { removeListings });
  if (!done.ok) return answered(done.error, done.error === "last" ? 409 : 400);
  const isOwn = asked.user_id !== null && viewerIn(context)?.id === asked.user_id;
  const ended = isOwn ? { "Set-Cookie": endedSessionCookie(url) } : undefined;
  return answered(asked.user_id === null ? "readerDeleted" : "deleted", 200, ended);
}

function answered(outcome: Outcome, status: number, headers: Record<string, string> = {}) {
  return data({ outcome }, { status, headers: { ...tokenPage, ...headers } });
}
