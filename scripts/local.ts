import { spawn } from "node:child_process";

/** The local guide's port and data folder. */
export const port = process.env.PORT ?? "8787";
export const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
export const origin = `http://localhost:${port}`;

/** Prints the address and runs until it's stopped. */
export function serve(command: string, args: string[]): void {
  const server = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));

  console.log(`Playa Cambutal Guide: ${origin} (Spanish: ${origin}/es)`);
  console.log("Demonstration accounts, both with the password cambutal-demo-2026:");
  console.log("  admin@cambutal.test reviews, owner@cambutal.test owns places");
  console.log(`Mail sent here can be read at ${origin}/dev/mail`);
}
