import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askForecast } from "../../../app/server/platform/forecasts";

const silent = createServer((_, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"table":');
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test("a forecast service that stops in the middle of its answer times out", async () => {
  await expect(askForecast(address, 100)).rejects.toThrow(/abort|timeout/i);
});

test("a missing forecast service is an ordinary error", async () => {
  await expect(askForecast("http://127.0.0.1:1", 1000)).rejects.toThrow();
});
