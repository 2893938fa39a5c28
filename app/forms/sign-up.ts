import * as v from "valibot";
import { email, namesBusiness, passwordTyped, profileEntries } from "./account-entries";
import { message } from "./parse";

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
