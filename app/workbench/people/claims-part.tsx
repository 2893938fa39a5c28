import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { submissionPath } from "../../rules/review/submission-path";
import type { PlaceKind } from "../../rules/site/listing-kinds";
import { Field } from "../../ui/field";
import { Link } from "../../ui/link";
import { Notice } from "../../ui/notice";
import { TextArea } from "../../ui/text-input";
import { SecuritySection } from "../account/security-section";
import { PersonForm } from "./person-form";
import type { PartProps } from "./person-part-props";

export type OpenClaim = {
  user_id: string;
  person: string;
  kind: PlaceKind;
  id: string;
  name: string | null;
  note: string;
};

/** Open claims, with links to where they're decided. */
export function ClaimsNotice({ claims }: { claims: OpenClaim[] }) {
  const { t, localPath } = useWords();
  if (claims.length === 0) return null;
  return (
    <Notice title={t("people.claims.title")}>
      <ul className="grid gap-1">
        {claims.map(({ user_id, person, kind, id, name }) => (
          <li key={`${user_id}:${kind}:${id}`}>
            <Link href={localPath(`/admin/people/${user_id}#claims`)}>
              {t("people.claims.line", { person, place: name ?? t("listings.unnamed") })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Grants or refuses a claim. */
export function ClaimsPart({ part, claims }: { part: PartProps; claims: OpenClaim[] }) {
  const { t } = useWords();
  if (claims.length === 0) return null;
  return (
    <SecuritySection id="claims" title={t("people.claims.title")} lead={t("people.claims.lead")}>
      {claims.map((claim) => (
        <Claim key={`${claim.kind}:${claim.id}`} part={part} claim={claim} />
      ))}
    </SecuritySection>
  );
}

function Claim({ part, claim: { kind, id, name, note } }: { part: PartProps; claim: OpenClaim }) {
  const { t, localPath } = useWords();
  const item = `${kind}:${id}`;
  const answer = part.answer?.typed?.item === item ? part.answer : null;
  const refusal = answer?.intent === "refuse-claim" ? answer : null;
  const shared = { part: { ...part, answer }, section: "claims" };
  const accept = <SubmitButton>{t("people.claims.accept", { name: part.person.name })}</SubmitButton>;
  const refuse = <SubmitButton variant="secondary">{t("people.claims.refuse")}</SubmitButton>;
  return (
    <div className="grid gap-5 border-t border-line pt-4">
      <h3>
        <Link href={localPath(submissionPath(kind, id))}>{name ?? t("listings.unnamed")}</Link>
      </h3>
      <blockquote className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
        {note}
      </blockquote>
      <PersonForm {...shared} act="hand-over" id={`hand-over-${id}`} button={accept}>
        <input type="hidden" name="item" value={item} />
        <input type="hidden" name="to" value={part.person.email} />
      </PersonForm>
      <PersonForm {...shared} act="refuse-claim" id={`refuse-${id}`} button={refuse}>
        <input type="hidden" name="item" value={item} />
        <Field
          name="review_note"
          id={`refuse-${id}-note`}
          label={t("people.claims.why")}
          error={refusal?.problems?.review_note && t(refusal.problems.review_note)}
          required
        >
          {(control) => (
            <TextArea {...control} rows={2} maxLength={2000} defaultValue={refusal?.typed?.review_note} />
          )}
        </Field>
      </PersonForm>
    </div>
  );
}
