import type { AskedTown } from "../../../rules/search/asked-town";
import { driveBetween, type TownFacts } from "../../../rules/town/facts";

/** With the drive there, or as far as the main road where the town lies beyond it. */
export function driveAnswerOf(asked: AskedTown | null, facts: TownFacts) {
  if (!asked) return null;
  const end = "town" in asked ? asked.town : "divisa";
  return { asked, minutes: driveBetween(facts, "cambutal", end) };
}
