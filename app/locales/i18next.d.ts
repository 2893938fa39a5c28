import "i18next";
import type { Catalog } from "./index";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Catalog };
    returnNull: false;
  }
}
