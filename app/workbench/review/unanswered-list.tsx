import { SubmitButton } from "../../components/site/submit-button";
import { useWords } from "../../components/site/words";
import { whatsappLink } from "../../rules/places/contact-links";
import { submissionPath } from "../../rules/review/submission-path";
import type { ListingKind } from "../../rules/site/listing-kinds";
import { Link } from "../../ui/link";

export type UnansweredPlace = {
  kind: ListingKind;
  id: string;
  name: string;
  asks: number;
  owner: string;
  user_id: string | null;
  email: string;
  whatsapp: string | null;
  asked: string;
  since: string;
};

/** Places whose owners don't answer, with a phone number and the buttons to use after a call. */
export function UnansweredList({ places }: { places: UnansweredPlace[] }) {
  const { t } = useWords();
  if (places.length === 0) return <p>{t("confirmFacts.unanswered.empty")}</p>;
  return (
    <ul className="border-b border-line">
      {places.map((place) => (
        <UnansweredRow key={`${place.kind}:${place.id}`} place={place} />
      ))}
    </ul>
  );
}

function UnansweredRow({ place }: { place: UnansweredPlace }) {
  const { t, localPath } = useWords();
  const { kind, id, name, asks, owner, user_id, email, whatsapp, asked, since } = place;
  const chat = whatsappLink(whatsapp);
  const title = name || t("listings.unnamed");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4">
      <div className="grid flex-1 basis-80 gap-1 wrap-anywhere">
        <h2 className="text-xl">
          <Link href={localPath(submissionPath(kind, id))}>{title}</Link>
        </h2>
        <p className="text-sm text-muted">
          {t("confirmFacts.unanswered.asked", { count: asks, date: asked })}{" "}
          {t("confirmFacts.unanswered.since", { date: since })}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Link href={localPath(`/admin/people/${user_id}`)}>
            {t("confirmFacts.unanswered.owner", { name: owner })}
          </Link>
          {chat ? (
            <a href={chat} rel="nofollow noopener">
              WhatsApp {whatsapp}
            </a>
          ) : null}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="item" value={`${kind}:${id}`} />
        <SubmitButton
          variant="secondary"
          size="small"
          aria-label={t("confirmFacts.unanswered.doneNamed", { name: title })}
        >
          {t("confirmFacts.unanswered.done")}
        </SubmitButton>
      </form>
    </li>
  );
}
