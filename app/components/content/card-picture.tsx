import { topicOfCard } from "../../rules/info/card-topics";
import { topicPictures } from "../../rules/info/info-pictures";
import { InfoPicture } from "../pictures/info-picture";
import { BreakPicture } from "./surf-break-picture";

/** What a card of a guide speaks of, drawn: the breaks of the surf guide, the subjects of the law. */
export function cardPicture(section: string, id: string) {
  if (section === "breaks") return <BreakPicture id={id} />;
  const topic = section === "topics" && topicOfCard(id);
  return topic ? <InfoPicture drawing={topicPictures[topic]} /> : null;
}
