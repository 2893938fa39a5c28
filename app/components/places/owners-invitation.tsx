import { Section } from "../../ui/section";
import { useLocalPath } from "../site/local-path";
import { ownersDoor } from "../site/navigation";
import { useWords } from "../site/words";

/** For whoever has a place in town and none in the guide yet. */
export function OwnersInvitation() {
  const { t } = useWords();
  const more = { href: ownersDoor(useLocalPath()), label: t("frame.listYourPlace") };
  return <Section title={t("home.owners.title")} lead={t("home.owners.text")} more={more} />;
}
