import en from "./en/index";
import es from "./es/index";

export type Catalog = typeof en;
export const catalogs = { en, es } satisfies Record<string, Catalog>;
