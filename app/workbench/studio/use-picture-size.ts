import { useWords } from "../../components/site/words";

type Measured = { width: number; height: number; bytes: number };

/** "1200 × 800 · 240 kB". */
export function usePictureSize() {
  const { t } = useWords();
  return ({ width, height, bytes }: Measured) => {
    const kilobytes = Math.max(1, Math.round(bytes / 1000));
    return `${t("studioPictures.size", { width, height })} · ${t("studioPictures.weight", { kilobytes })}`;
  };
}
