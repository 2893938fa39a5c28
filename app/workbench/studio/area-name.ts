import { useWords } from "../../components/site/words";

export function useAreaName(): (area: string) => string {
  const { t, has } = useWords();
  return (area) => {
    const key = `studioWords.areas.${area}`;
    return has(key) ? t(key as "studioWords.areas.blog") : area;
  };
}
