import * as v from "valibot";
import { email, passwordTyped } from "./account-entries";

export const SignInForm = v.object({ email, password: passwordTyped });
