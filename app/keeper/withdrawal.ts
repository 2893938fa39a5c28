/** The kill switch: served in the worker's place, it deletes the caches and unregisters itself. Open pages stay. */
import { scope } from "./worker-types";

scope.addEventListener("install", () => void scope.skipWaiting());

scope.addEventListener("activate", (event) => {
  event.waitUntil(forget());
});

async function forget(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
