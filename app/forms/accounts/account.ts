import * as v from "valibot";
import { message } from "../site/parse";

/** Trimmed and in lower case, as stored. */
const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty(message("account.problems.emailRequired")),
  v.maxLength(254, message("account.problems.emailInvalid")),
  v.email(message("account.problems.emailInvalid")),
);

const passwordTyped = v.pipe(v.string(), v.nonEmpty(message("account.problems.passwordRequired")));

const checked = v.pipe(
  v.string(),
  v.transform((value) => value === "on"),
);

/** The same at sign-up and in the profile. */
const profileEntries = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message("account.problems.nameRequired")),
    v.maxLength(100, message("account.problems.nameLong")),
  ),
  whatsapp_number: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^$|^\+?[\d\s().-]{6,30}$/, message("account.problems.whatsapp")),
  ),
  business_affiliated: checked,
  business_name: v.pipe(v.string(), v.trim(), v.maxLength(120, message("account.problems.businessLong"))),
};

type Affiliated = { business_affiliated: boolean; business_name: string };

/** The business's name is only required from people who say they have one. */
const namesBusiness = ({ business_affiliated, business_name }: Affiliated) =>
  !business_affiliated || business_name !== "";

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

export const SignInForm = v.object({ email, password: passwordTyped });

export const SignUpForm = v.pipe(
  v.object({ ...profileEntries, email, password: passwordTyped }),
  v.forward(
    v.partialCheck(
      [["business_affiliated"], ["business_name"]],
      namesBusiness,
      message("account.problems.businessRequired"),
    ),
    ["business_name"],
  ),
);

export const ProfileForm = v.pipe(
  v.object(profileEntries),
  v.forward(
    v.partialCheck(
      [["business_affiliated"], ["business_name"]],
      namesBusiness,
      message("account.problems.businessRequired"),
    ),
    ["business_name"],
  ),
);
