import { type Town, towns } from "../../rules/town/road";
import { useWords } from "../site/words";

export function useTownName(): (town: Town) => string {
  const { t } = useWords();
  return (town) => {
    const known = towns[town];
    return "name" in known ? known.name : t("guides.way.capital");
  };
}
