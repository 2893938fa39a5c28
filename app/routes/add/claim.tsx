import { AccountFrame } from "../../components/accounts/account-frame";
import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { plainPath } from "../../rules/site/language";
import type { PlaceKind } from "../../rules/site/listing-kinds";
import { readSignedInForm } from "../../server/http/submitted-form";
import { answerClaim, type ClaimAnswer, claimPage } from "../../server/pages/places/claim-page";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { TextArea } from "../../ui/text-input";
import { FormToken } from "../../workbench/forms/form-token";
import type { Route } from "./+types/claim";

export const handle = { workbench: true };
export { headers, meta } from "../../server/http/page-exports";

const kinds: Record<string, PlaceKind> = { eat: "restaurant", stay: "hotel", do: "activity" };
const kindAt = ({ pathname }: URL): PlaceKind =>
  kinds[plainPath(pathname).split("/")[1] ?? ""] ?? "restaurant";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return claimPage(context, url, kindAt(url), params.slug);
}

export async function action(args: Route.ActionArgs) {
  return answerClaim(await readSignedInForm(args), kindAt(args.url), args.params.slug);
}

export default function Claim({ loaderData: { place, path, refusal }, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  const answer = actionData as ClaimAnswer | undefined;
  const back = (
    <p>
      <a href={localPath(path)}>{t("people.claim.back", { place })}</a>
    </p>
  );
  if (refusal)
    return (
      <AccountFrame title={t("people.claim.title")}>
        <Notice>
          <p>{t(`people.claim.refusals.${refusal}`)}</p>
        </Notice>
        <p>
          <a href={localPath(refusal === "unproven" ? "/profile" : "/my-listings")}>
            {t(refusal === "unproven" ? "people.claim.prove" : "people.claim.mine")}
          </a>
        </p>
        {back}
      </AccountFrame>
    );
  const problems = answer ? { note: answer.problem } : undefined;
  return (
    <AccountFrame
      title={t("people.claim.title")}
      lead={t("people.claim.lead", { place })}
      problems={problems}
    >
      <form className="form" method="post" noValidate>
        <FormToken />
        <Field
          name="note"
          label={t("people.claim.note")}
          hint={t("people.claim.noteHint")}
          error={answer && t(answer.problem)}
          required
        >
          {(control) => <TextArea {...control} rows={4} maxLength={1000} defaultValue={answer?.note} />}
        </Field>
        <SubmitButton>{t("people.claim.button")}</SubmitButton>
      </form>
      {back}
    </AccountFrame>
  );
}
