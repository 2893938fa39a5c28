/** What the platform gives a service worker, as far as ours asks it: TypeScript's whole list of it clashes with a page's. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
export type Asked = Lasting & {
  request: Request;
  /** The page, asked for by the browser while the worker was still waking up. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
export type ScopeMessage = Lasting & { data: unknown; ports: readonly MessagePort[] };

type Scope = {
  addEventListener(name: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(name: "fetch", listener: (event: Asked) => void): void;
  addEventListener(name: "message", listener: (event: ScopeMessage) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
};

export const scope = globalThis as unknown as Scope;
