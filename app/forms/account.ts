import * as v from "valibot";
import { email, passwordTyped } from "./account-entries";
import { message } from "./parse";

const code = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message("account.problems.codeRequired")),
  v.maxLength(40, message("account.problems.codeWrong")),
);

export const EmailForm = v.object({ email });
export const MailedCodeForm = v.object({ email, code });
export const SecondFactorForm = v.object({ code });
export const ResetForm = v.object({ password: passwordTyped });
