import { readSignedInForm } from "../../server/http/submitted-form";
import { answerOwnCorrection } from "../../server/pages/review/visitor-corrections-desk";
import type { Route } from "./+types/correction";

export { default, loader } from "../../server/http/post-only";

/** Its owner says that it is right as it is, or that it has been seen to. */
export async function action(args: Route.ActionArgs) {
  return answerOwnCorrection(await readSignedInForm(args), args.params.kind, args.params.id);
}
