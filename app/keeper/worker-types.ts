/** The parts of the service worker API we use: TypeScript's `webworker` library clashes with `dom`. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
export type Asked = Lasting & {
  request: Request;
  /** Navigation preload: the response requested while the worker was starting. */
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
