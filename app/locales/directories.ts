import { doing as doEn } from "./en/guides/do";
import { eat as eatEn } from "./en/guides/eat";
import { info as infoEn } from "./en/guides/info";
import { stay as stayEn } from "./en/guides/stay";
import { doing as doEs } from "./es/guides/do";
import { eat as eatEs } from "./es/guides/eat";
import { info as infoEs } from "./es/guides/info";
import { stay as stayEs } from "./es/guides/stay";

export const directories = {
  en: { eat: eatEn, stay: stayEn, do: doEn, info: infoEn },
  es: { eat: eatEs, stay: stayEs, do: doEs, info: infoEs },
};
