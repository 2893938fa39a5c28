import { otherLanguage } from "../../rules/site/language";
import { useWords } from "../site/words";
import { PocketPart } from "./pocket-part";

type Phrase = { say: string; means: string; sound: string };

/** Phrases in the other language: to ask with, and to understand. */
export function PocketPhrases() {
  const { t, language } = useWords();
  const phrases: Record<string, Phrase> = t("pocket.phrases.list", { returnObjects: true });
  return (
    <PocketPart id="phrases" title={t("pocket.parts.phrases")} lead={t("pocket.phrases.lead")}>
      <dl className="phrases">
        {Object.entries(phrases).map(([id, { say, means, sound }]) => (
          <div key={id} className="entry" data-aim="phrases">
            <dt lang={otherLanguage(language)}>{say}</dt>
            <dd>{means}</dd>
            <dd className="quiet">{sound}</dd>
          </div>
        ))}
      </dl>
    </PocketPart>
  );
}
