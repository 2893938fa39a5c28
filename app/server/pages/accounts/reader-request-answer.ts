import { data, redirect } from "react-router";
import type { AccountAnswer } from "../../../forms/accounts/account-answer";
import type { Problems } from "../../../forms/site/parse";
import { requestKinds } from "../../../rules/accounts/data-requests";
import { localPath } from "../../../rules/site/language";
import { isOneOf } from "../../../rules/site/one-of";
import { servicesContext } from "../../context";
import { selectAccountByEmail } from "../../db/accounts/users";
import { textField } from "../../http/form-data";
import { languageIn, wordsFor } from "../../http/i18n";
import type { SignedInForm } from "../../http/submitted-form";
import { askForData, readerOf, withdrawDataRequest } from "../../operations/accounts/data-request";
import { actOf, takeOnce } from "../site/take-once";

/** Data requests for an address that only reads the newsletter; accounts have a page of their own for it. */
export function answerReader(submitted: SignedInForm) {
  return takeOnce(submitted, async () => {
    const { context, form } = submitted;
    const services = context.get(servicesContext);
    const there = localPath(languageIn(context), "/admin/people");
    const email = textField(form, "email").trim().toLowerCase().slice(0, 254);
    const kind = textField(form, "request");
    const back = (problems: Problems) =>
      data({ typed: { email, request: kind }, problems } satisfies AccountAnswer, 400);
    if (!isOneOf(requestKinds, kind)) return back({ request: "people.data.choose" });
    const [account] = await selectAccountByEmail(services.db, email);
    if (account) return redirect(`${there}/${account.id}#data`, { status: 303 });
    const reader = await readerOf(services, email);
    if (!reader) return back({ email: "people.data.unknown" });
    if (textField(form, "intent") === "withdraw-data") {
      const act = actOf(submitted, there, "dataWithdrawn");
      await withdrawDataRequest(services, act.sender, reader, kind);
      return act.done();
    }
    const act = actOf(submitted, there, "dataAsked");
    const done = await askForData(services, wordsFor(context), act.sender, reader, kind);
    if (done.ok) return act.done();
    return done.error === "too many"
      ? back({ email: "people.data.tooMany" })
      : data({ typed: { email, request: kind } } satisfies AccountAnswer, 409);
  });
}
