import { whatsappLink } from "../../rules/places/contact-links";
import type { Language } from "../../rules/site/language";
import { useWords } from "../site/words";
import { AsWritten } from "./as-written";
import { Fact } from "./fact";
import { OnlyIn } from "./place-text";

/** Hours that can only be shown as they were written, and their language. */
type Note = { written?: string | null; writtenIn: Language };
type UnknownProps = Note & { name: string; whatsapp: string | null };

/** An owner's note that names times: nobody has to ask. */
export function HoursNote({ written, writtenIn, noteLabel }: Note & { noteLabel?: string }) {
  const { t, language } = useWords();
  return (
    <Fact label={noteLabel ?? t("places.place.fact.hours")}>
      <dd>
        <AsWritten text={written ?? ""} writtenIn={writtenIn} />
      </dd>
      {writtenIn === language ? null : (
        <dd>
          <OnlyIn language={writtenIn} />
        </dd>
      )}
    </Fact>
  );
}

/** The owner's note on hours, and who to ask about tomorrow. */
export function UnknownHours({ written, writtenIn, name, whatsapp }: UnknownProps) {
  const { t, language } = useWords();
  const ask = whatsappLink(whatsapp, t("places.status.hoursQuestion", { name }));
  const hours = writtenIn === language ? "asWritten" : (`asWrittenIn.${writtenIn}` as const);
  return (
    <>
      <dd>
        {written?.trim() ? (
          <>
            {t(`places.status.${hours}`)} <AsWritten text={written} writtenIn={writtenIn} />
          </>
        ) : (
          t("places.place.hoursUnknown")
        )}
      </dd>
      {ask && (
        <dd>
          <a href={ask} rel="nofollow noopener">
            {t("places.status.askHours")}
          </a>
        </dd>
      )}
    </>
  );
}
