import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/support/test-order.ts";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: [
            "test/{rules,locales,forms,ui,styles,components,house,scripts}/**/*.test.{ts,tsx}",
            "test/*.test.ts",
          ],
          // A drawing of everything takes seconds on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 3,
          // Rules keep nothing, so one file leaves nothing behind for the next.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "worker",
          include: ["test/{server,journeys,workers}/**/*.test.ts"],
          // Miniflare reads it once, whichever town is opened first: Workers then trust the mail server of the tests.
          env: { NODE_EXTRA_CA_CERTS: "test/support/mail-server/certificate.pem" },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What a job or a Worker brings about is looked for until it is there, however busy the machine.
          expect: { poll: { timeout: 40_000, interval: 50 } },
          maxWorkers: 3,
          // Every file opens a town of its own; what they share is the code that does.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A press does its work when the machine gets round to it: what it brings about is looked for until it is there.
          expect: { poll: { timeout: 40_000, interval: 50 } },
          maxWorkers: 3,
          // Every file opens a town of its own; what they share is the code that does.
          isolate: false,
        },
      },
    ],
  },
});
