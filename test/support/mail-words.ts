import { builtInWords } from "../../app/server/http/changed-words";

/** The words of mail, as the guide has them. */
export const words = (language: "en" | "es") => builtInWords.words[language].t;
