import { disclosure as disclosureEn } from "./en/guides/disclosure";
import { home as homeEn } from "./en/guides/home";
import { legal as legalEn } from "./en/guides/legal";
import { privacy as privacyEn } from "./en/guides/privacy";
import { realEstate as realEstateEn } from "./en/guides/real-estate";
import { surf as surfEn } from "./en/guides/surf";
import { terms as termsEn } from "./en/guides/terms";
import { transportation as transportationEn } from "./en/guides/transportation";
import { disclosure as disclosureEs } from "./es/guides/disclosure";
import { home as homeEs } from "./es/guides/home";
import { legal as legalEs } from "./es/guides/legal";
import { privacy as privacyEs } from "./es/guides/privacy";
import { realEstate as realEstateEs } from "./es/guides/real-estate";
import { surf as surfEs } from "./es/guides/surf";
import { terms as termsEs } from "./es/guides/terms";
import { transportation as transportationEs } from "./es/guides/transportation";

/** The built-in text of the managed pages, which rows of page_content override section by section. */
export const guides = {
  en: {
    home: homeEn,
    surf: surfEn,
    transportation: transportationEn,
    "real-estate": realEstateEn,
    legal: legalEn,
    privacy: privacyEn,
    terms: termsEn,
    disclosure: disclosureEn,
  },
  es: {
    home: homeEs,
    surf: surfEs,
    transportation: transportationEs,
    "real-estate": realEstateEs,
    legal: legalEs,
    privacy: privacyEs,
    terms: termsEs,
    disclosure: disclosureEs,
  },
};
