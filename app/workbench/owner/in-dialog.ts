import type { ReactNode } from "react";

/** What a form over the list is given; what it shows is loaded under the address of its page. */
export type InDialog = { path: string; cancel: ReactNode };
