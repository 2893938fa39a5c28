import type { ContactView } from "../../rules/info/services";
import { Card, CardGrid } from "../../ui/card";
import { CheckedOn } from "../site/checked-on";
import { ToldText } from "../site/told-text";
import { WaysToReach } from "./ways-to-reach";

export function ContactCards({ contacts }: { contacts: readonly ContactView[] }) {
  return (
    <CardGrid>
      {contacts.map((contact) => (
        <Card
          key={contact.id}
          title={<ToldText words={contact.name} />}
          meta={contact.type.text && <ToldText words={contact.type} />}
          footer={<WaysToReach {...contact} name={contact.name.text} />}
        >
          <p>
            <ToldText words={contact.description} />
          </p>
          <CheckedOn day={contact.checkedOn} />
        </Card>
      ))}
    </CardGrid>
  );
}
