import { isSameButEnding } from "../../rules/info/same-but-ending";
import type { ContactView } from "../../rules/info/services";
import { Card, CardGrid } from "../../ui/card";
import { CheckedOn } from "../site/checked-on";
import { TextWithFallback } from "../site/text-with-fallback";
import { ContactButtons } from "./contact-buttons";

type Props = {
  contacts: readonly ContactView[];
  /** The heading above them; a card doesn't repeat it. */
  under?: string;
};

export function ContactCards({ contacts, under = "" }: Props) {
  return (
    <CardGrid>
      {contacts.map((contact) => (
        <Card
          key={contact.id}
          title={<TextWithFallback words={contact.name} />}
          meta={
            contact.type.text &&
            !isSameButEnding(contact.type.text, under) && <TextWithFallback words={contact.type} />
          }
          footer={<ContactButtons {...contact} name={contact.name.text} />}
        >
          <p>
            <TextWithFallback words={contact.description} />
          </p>
          <CheckedOn day={contact.checkedOn} />
        </Card>
      ))}
    </CardGrid>
  );
}
