import type { KeeperSettings } from "../rules/kept/kept-note";

/** What the server wrote above the worker. */
export const settings = (globalThis as unknown as { keeperSettings: KeeperSettings }).keeperSettings;

/** What the worker adds to a page that is kept; it stays with the pocket guide. */
export const ownFiles = [settings.sheet, settings.script];
