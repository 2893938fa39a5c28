import * as v from "valibot";
import { namesBusiness, profileEntries } from "./account-entries";
import { message } from "./parse";

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
