import type { KeeperSettings } from "../rules/kept/kept-note";

/** Written by the server at the top of `/sw.js`. */
export const settings = (globalThis as unknown as { keeperSettings: KeeperSettings }).keeperSettings;

/** The files a kept page's note needs; never evicted before the pocket guide. */
export const ownFiles = [settings.sheet, settings.script];
